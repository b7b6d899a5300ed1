import type { MEDIA_DICTIONARY } from '../../../../src/contracts/dictionaryMedia.ts';
import type { Translations } from './translations.ts';

export const media: Translations<typeof MEDIA_DICTIONARY> = {
  sv: {
    film: 'Film',
    playFilmNamed: 'Spela filmen: {title}',
    watchFilm: 'Se filmen',
    youTubeNote:
      'Filmen visas av YouTube. När du trycker på spela får YouTube veta din IP-adress och kan spara cookies på din enhet, och du tillåter filmer och kartor från andra på webbplatsen.',
    watchOnYouTube: 'Se den på YouTube i stället',
  },
  nb: {
    film: 'Film',
    playFilmNamed: 'Spill av filmen: {title}',
    watchFilm: 'Se filmen',
    youTubeNote:
      'Filmen vises av YouTube. Når du trykker på spill av, får YouTube vite IP-adressen din og kan lagre informasjonskapsler på enheten din, og du tillater filmer og kart fra andre på nettstedet.',
    watchOnYouTube: 'Se den på YouTube i stedet',
  },
  da: {
    film: 'Film',
    playFilmNamed: 'Afspil filmen: {title}',
    watchFilm: 'Se filmen',
    youTubeNote:
      'Filmen vises af YouTube. Når du trykker på afspil, får YouTube din IP-adresse at vide og kan gemme cookies på din enhed, og du tillader film og kort fra andre på hjemmesiden.',
    watchOnYouTube: 'Se den på YouTube i stedet',
  },
  fi: {
    film: 'Video',
    playFilmNamed: 'Toista video: {title}',
    watchFilm: 'Katso video',
    youTubeNote:
      'Videon näyttää YouTube. Kun aloitat toiston, YouTube saa tietää IP-osoitteesi ja voi tallentaa evästeitä laitteellesi, ja sallit muiden palveluiden videot ja kartat tällä sivustolla.',
    watchOnYouTube: 'Katso se YouTubessa',
  },
  sk: {
    film: 'Video',
    playFilmNamed: 'Prehrať video: {title}',
    watchFilm: 'Pozrieť video',
    youTubeNote:
      'Video zobrazuje YouTube. Po spustení sa YouTube dozvie vašu IP adresu a môže do vášho zariadenia uložiť cookies; zároveň na tejto stránke povoľujete videá a mapy od iných.',
    watchOnYouTube: 'Pozrieť si ho na YouTube',
  },
};
