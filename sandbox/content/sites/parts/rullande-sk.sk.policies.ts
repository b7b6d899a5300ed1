/** Rullande Slovakia in Slovak: what stands below "O nás", terms and policies first. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article, textPage } from './pages.ts';

const DEALERS = '/kontakty';
const UPDATED = '2026-09-01T08:00:00Z';

export const policyPages: PageContent[] = [
  textPage({
    key: 'privacy',
    path: '/o-nas/ochrana-osobnych-udajov',
    nav: 'Ochrana osobných údajov',
    title: 'Ochrana osobných údajov',
    hidden: true,
    updated: UPDATED,
    description:
      'Ako Rullande zaobchádza s vašimi osobnými údajmi, keď kupujete, predávate alebo sa len pýtate na auto, a aké máte práva.',
    html: '<p>Prevádzkovateľom vašich údajov je Rullande Slovensko s. r. o. Riadime sa nariadením GDPR a neuchovávame viac, ako potrebujeme.</p><h2>Čo a prečo</h2><p>Meno, kontakt, evidenčné číslo a to, čo nám napíšete, aby sme vám mohli odpovedať, predať alebo vykúpiť auto a viesť účtovníctvo. Reklamu posielame len so súhlasom.</p><h2>Ako dlho</h2><p>Otázky uchovávame dvanásť mesiacov, účtovné doklady desať rokov.</p><h2>Vaše práva</h2><p>Môžete žiadať o prístup, opravu aj vymazanie: <a href="mailto:udaje@rullande-sk.example">udaje@rullande-sk.example</a>. Sťažnosť môžete podať na Úrad na ochranu osobných údajov.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/o-nas/cookies',
    nav: 'Cookies',
    title: 'Cookies',
    metaTitle: 'Cookies na našom webe',
    hidden: true,
    updated: UPDATED,
    description:
      'Aké cookies Rullande používa, na čo slúžia a ako zmeníte svoje rozhodnutie. Pred súhlasom ukladáme len tie nevyhnutné.',
    html: '<p>Cookies sú malé súbory v prehliadači. Niektoré web potrebuje, o ostatných rozhodujete vy.</p><h2>Nevyhnutné</h2><p>Pamätajú si vašu voľbu, chránia formuláre a držia autá, ktoré porovnávate. Najviac rok.</p><h2>Voliteľné</h2><p>Štatistika, vďaka ktorej web zlepšujeme, a reklama na autá, ktoré ste si naozaj pozreli. Len ak súhlasíte.</p><h2>Zmena rozhodnutia</h2><p>Kedykoľvek cez odkaz <em>Nastavenia cookies</em> v päte stránky.</p>',
  }),
  textPage({
    key: 'terms',
    path: '/o-nas/obchodne-podmienky',
    nav: 'Obchodné podmienky',
    title: 'Obchodné podmienky bez lupy',
    hidden: true,
    updated: UPDATED,
    description:
      'Podmienky kúpy jazdeného auta v Rullande: cena a platba, rezervácia, vrátenie do 14 dní, prepis a riešenie sporov.',
    html: '<p>Tieto podmienky platia, keď si ako spotrebiteľ kúpite auto od spoločnosti Rullande Slovensko s. r. o. Občiansky zákonník platí vždy, toto pridávame navyše.</p><h2>Cena a platba</h2><p>Cena na webe je konečná, s DPH aj s prepisom. Platíte prevodom, kartou do 2 000 eur alebo na splátky. Auto odovzdáme, keď sú peniaze na účte.</p><h2>Rezervácia</h2><p>Dva dni vám auto podržíme zadarmo. Na dlhšie stačí záloha 100 eur, ktorú odpočítame z ceny. Ak sa rozhodnete inak, zálohu vrátime.</p><h2>Vrátenie</h2><p>Do 14 dní alebo 500 kilometrov, podľa toho, čo nastane skôr. Auto má byť v rovnakom stave. Peniaze posielame do troch pracovných dní.</p><h2>Spory</h2><p>Najprv nám napíšte: <a href="mailto:ahoj@rullande-sk.example">ahoj@rullande-sk.example</a>. Ak sa nedohodneme, môžete sa obrátiť na Slovenskú obchodnú inšpekciu ako subjekt alternatívneho riešenia sporov.</p>',
  }),
  textPage({
    key: 'complaints',
    path: '/o-nas/reklamacny-poriadok',
    nav: 'Reklamačný poriadok',
    title: 'Reklamačný poriadok',
    hidden: true,
    updated: UPDATED,
    description:
      'Ako v Rullande reklamovať chybu auta: kam zavolať, čo priniesť, dokedy rozhodneme a kto platí opravu alebo odťah.',
    html: '<p>Pokazilo sa niečo? Stáva sa to aj preverenému autu. Takto to spolu vyriešime.</p><h2>Ako reklamovať</h2><ol><li>Zavolajte na pobočku, kde ste auto kúpili, alebo napíšte na <a href="mailto:reklamacie@rullande-sk.example">reklamacie@rullande-sk.example</a>.</li><li>Opíšte, čo auto robí, a pošlite krátke video, ak sa dá.</li><li>Dohodneme najbližší servis. Ak auto nejazdí, odťah v celej krajine platíme my.</li></ol><h2>Lehoty</h2><p>Prijatie reklamácie potvrdíme hneď. O chybe rozhodneme do piatich pracovných dní a opravu dokončíme do tridsiatich dní. Ak to nestihneme, dostanete náhradné auto alebo zľavu.</p><h2>Čo sa reklamovať nedá</h2><p>Bežné opotrebovanie pneumatík, bŕzd a stieračov a chyba, ktorú sme vám pred kúpou ukázali a napísali na štítok.</p>',
  }),
  textPage({
    key: 'cameras',
    path: '/o-nas/kamerovy-system',
    nav: 'Kamerový systém',
    title: 'Kamerový systém na pobočkách',
    hidden: true,
    updated: UPDATED,
    description:
      'Kde má Rullande na pobočkách kamery, prečo sú tam, ako dlho uchovávame záznam a ako si vyžiadate ten, na ktorom ste vy.',
    html: '<p>Parkovisko plné áut láka aj tých, ktorí nechcú platiť. Preto máme kamery a tabuľky, ktoré o nich hovoria skôr, než vojdete do záberu.</p><h2>Kde sú</h2><p>Nad plochou s autami, pri bráne a pri skrinke s kľúčmi. Nikdy nie v kuchynke ani tam, kde sedíte pri zmluve. Zvuk nenahrávame.</p><h2>Prečo a ako dlho</h2><p>Chránime majetok a objasňujeme krádeže; právnym základom je oprávnený záujem. Záznam sa po 15 dňoch prepíše. Časť, na ktorej sa niečo stalo, uchováme pre políciu a poisťovňu.</p><h2>Vaše práva</h2><p>O záznam, na ktorom ste, požiadajte na <a href="mailto:udaje@rullande-sk.example">udaje@rullande-sk.example</a>. Napíšte miesto, deň a hodinu. Ostatné nájdete v <a href="/o-nas/ochrana-osobnych-udajov">ochrane osobných údajov</a>.</p>',
  }),
  article({
    key: 'careers',
    path: '/o-nas/kariera',
    nav: 'Kariéra',
    title: 'Žlté tričko pristane každému',
    description:
      'Práca v Rullande: predajcovia, mechanici, čističi áut a výkupcovia na 13 pobočkách. Pevná mzda bez provízie a zaučenie.',
    picture: scene('workshop', 'Auto na zdviháku v čistom servise'),
    lead: 'Hľadáme ľudí, ktorí majú radi ľudí. Autá vás naučíme.',
    to: [DEALERS, 'Nájsť pobočku'],
    html: '<h2>Pevná mzda, žiadna provízia</h2><p>Kto zarába na tom, že kúpite drahšie, málokedy poradí lacnejšie. Preto majú naši predajcovia pevnú mzdu.</p><h2>Koho najčastejšie hľadáme</h2><ul><li>predajcov, ktorí vedia povedať aj nie,</li><li>mechanikov s dobrým sluchom,</li><li>ľudí na čistenie áut, ktorých teší lesk,</li><li>výkupcov, ktorí radi cestujú a rýchlo rátajú.</li></ul><h2>Ako sa prihlásiť</h2><p>Príďte na najbližšiu pobočku a povedzte ahoj, alebo napíšte na <a href="mailto:praca@rullande-sk.example">praca@rullande-sk.example</a>. Životopis netreba. Stačí príbeh o vašom prvom aute.</p>',
  }),
];
