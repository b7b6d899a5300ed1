import { type PhraseTable, phraseTable } from './foldedPhrases.ts';

/** Words for one piece of equipment by language, separated by `|`; the first is the word of an index in that language. */
type EquipmentSynonyms = Partial<Record<string, string>>;

/**
 * Words for equipment. A text is no choice of its facet: the index finds it as text in its own language, with all that is written alike. A word of any of the site's
 * languages is therefore replaced by the first word in the site's default language.
 */
const EQUIPMENT: readonly EquipmentSynonyms[] = [
  {
    sv: 'dragkrok|drag|dragkula|draget',
    nb: 'hengerfeste|tilhengerfeste|krok',
    da: 'anhængertræk|træk|krog',
    fi: 'vetokoukku|koukku|vetokoukulla|koukulla|koukullinen',
    sk: 'ťažné zariadenie|ťažné|ťažným zariadením|ťažný hák',
    en: 'tow bar|towbar|tow hitch|towhook|tow hook|towing hook',
  },
  {
    sv: 'backkamera|ryggkamera',
    nb: 'ryggekamera',
    da: 'bakkamera',
    fi: 'peruutuskamera|peruutuskameralla',
    sk: 'cúvacia kamera|cúvacou kamerou|parkovacia kamera|zadná kamera|zadnou kamerou|kamera|kamerou',
    en: 'reversing camera|rear camera|backup camera',
  },
  {
    sv: 'panoramaglastak|panoramatak|soltak',
    nb: 'panoramatak|soltak',
    da: 'panoramaglastag|panoramatag|soltag',
    fi: 'panoraamalasikatto|panoraamakatto|lasikatto',
    sk: 'panoramatická strecha|panoráma',
    en: 'panoramic|panoramic roof|panoramic sunroof|sunroof|glass roof',
  },
  {
    sv: 'läderklädsel|skinnklädsel|läder|skinn',
    nb: 'skinnseter|skinn|skinninteriør',
    da: 'læderindtræk|læder|lædersæder',
    fi: 'nahkaverhoilu|nahkasisusta|nahkapenkit',
    sk: 'kožené čalúnenie|koža|kožené sedadlá',
    en: 'leather upholstery|leather|leather seats|leather interior',
  },
  {
    sv: 'farthållare',
    nb: 'cruisekontroll|cruise control|fartsholder',
    da: 'fartpilot|cruise control',
    fi: 'vakionopeudensäädin|vakkari',
    sk: 'tempomat',
    en: 'cruise control|cruise',
  },
  {
    sv: 'eluppvärmda framsäten|stolsvärme|sätesvärme|uppvärmda säten',
    nb: 'oppvarmede forseter|setevarme',
    da: 'elopvarmede forsæder|sædevarme',
    fi: 'lämmitettävät etuistuimet|penkinlämmitys|penkinlämmittimet',
    sk: 'vyhrievané predné sedadlá|vyhrievané sedadlá',
    en: 'heated front seats|heated seats',
  },
  {
    sv: 'parkeringssensorer|parkeringssensor',
    nb: 'parkeringssensorer|parkeringssensor',
    da: 'parkeringssensor',
    fi: 'pysäköintitutka|parkkitutka|tutkat',
    sk: 'parkovacie senzory|parkovacie snímače',
    en: 'parking sensors|parking sensor|pdc',
  },
  {
    sv: 'navigation|navigator|navi|gps',
    nb: 'navigasjon|navi|gps',
    da: 'navigation|navi|gps',
    fi: 'navigointi|navi|navigaattori|gps',
    sk: 'navigácia|navi|gps',
    en: 'navigation|satnav|sat nav|gps',
  },
  {
    sv: 'dieselvärmare|motorvärmare|bränslevärmare',
    nb: 'parkeringsvarmer|dieselvarmer|webasto',
    da: 'oliefyr',
    fi: 'lisälämmitin|polttoainelämmitin|webasto',
    sk: 'nezávislé kúrenie',
    en: 'parking heater',
  },
  {
    sv: 'värmepump',
    nb: 'varmepumpe',
    da: 'varmepumpe',
    fi: 'lämpöpumppu',
    sk: 'tepelné čerpadlo',
    en: 'heat pump',
  },
  {
    sv: 'vinterhjul|vinterdäck|dubbdäck',
    nb: 'vinterhjul|vinterdekk|piggdekk',
    da: 'vinterhjul|vinterdæk',
    fi: 'talvirenkaat|nastarenkaat',
    sk: 'zimné kolesá|zimné pneumatiky',
  },
  {
    sv: 'takrails|rails',
    nb: 'takrails',
    da: 'tagræling',
    fi: 'kattokaiteet',
    sk: 'strešné nosníky',
    en: 'roof rails',
  },
  {
    sv: 'elektrisk baklucka|elbaklucka',
    nb: 'elektrisk bakluke',
    da: 'elektrisk bagklap',
    en: 'electric tailgate',
  },
  {
    sv: 'CarPlay|apple carplay',
    nb: 'CarPlay|apple carplay',
    da: 'CarPlay|apple carplay',
    fi: 'CarPlay',
    sk: 'CarPlay',
    en: 'CarPlay|apple carplay',
  },
];

/** The index's word for a piece of equipment, and its words in the languages of a site, the default first. */
export interface EquipmentTerm {
  term: string;
  phrases: PhraseTable;
}

export function equipmentTerms(languages: readonly string[]): EquipmentTerm[] {
  const [first = ''] = languages;
  return EQUIPMENT.flatMap((synonyms) => {
    const [term = ''] = synonyms[first]?.split('|') ?? [];
    return term === '' ? [] : [{ term, phrases: phraseTable(languages.map((code) => synonyms[code] ?? '').join('|')) }];
  });
}
