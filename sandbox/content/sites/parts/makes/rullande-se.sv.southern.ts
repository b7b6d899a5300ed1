/** Rullande Sweden of the makes from Bohemia, Spain, France and Italy. */

import { CUPRA, DACIA, FIAT, PEUGEOT, RENAULT, SEAT, SKODA } from '../../../../data/models/southern.ts';
import { car } from '../blocks.ts';
import type { MakeWords } from './make.ts';

export const SOUTHERN_MAKES: readonly MakeWords[] = [
  {
    make: SKODA,
    common: true,
    picture: car('estate', 'pine-green', 'front-left', 'Mörkgrön kombi snett framifrån'),
    summary: 'Octavia, Superb, Kodiaq och eldrivna Enyaq.',
    card: 'Mest bagage per krona i hela Sverige.',
    lead: 'Isskrapa i tankluckan, paraply i dörren. Någon har tänkt.',
    likes: 'Plats, plats och plats. Och att tekniken är samma som i bilar som kostar mer.',
    checks:
      'Olja i DSG-lådan enligt schemat, och kamrem på dieslar som gått långt. Taxibilar köper vi inte in, hur fina de än är.',
    pick: 'Octavia kombi. Har vi tre inne säljer vi fyra.',
    models: [
      {
        name: 'Octavia',
        text: 'Kombin som familjer köper två gånger.',
        paint: 'crystal-white',
        alt: 'Vit kombi snett framifrån',
      },
      {
        name: 'Superb',
        text: 'Benutrymme som i en limousin, dragkrok som på en traktor.',
        paint: 'walnut-brown',
        alt: 'Brun kombi snett framifrån',
      },
      {
        name: 'Enyaq',
        text: 'El, plats och räckvidd. Storsäljaren bland våra elbilar.',
        paint: 'signal-yellow',
        alt: 'Gul suv snett framifrån',
      },
    ],
  },
  {
    make: SEAT,
    picture: car('hatchback', 'crimson-red', 'front-left', 'Röd halvkombi snett framifrån'),
    summary: 'Ibiza och Leon, tysk teknik i spansk kostym.',
    card: 'Golf på semester.',
    lead: 'Samma motorer som i Volkswagen, lite lägre pris och lite mer rock i fjädringen.',
    likes: 'Hur pigg den känns, och att du får nyare årsmodell för samma pengar.',
    checks:
      'Samma lista som på Volkswagen: lådans olja, programvaran, bromsarna bak. Fast med bättre musik i verkstaden.',
    pick: 'Leon kombi. Sexhundratjugo liter och en glimt i ögat.',
    models: [
      {
        name: 'Leon',
        text: 'Kombi med sting. Finns som laddhybrid.',
        paint: 'fjord-blue',
        alt: 'Mörkblå kombi snett framifrån',
      },
      {
        name: 'Ibiza',
        text: 'Första bilen för många, sista småbilen för några.',
        paint: 'ember-orange',
        alt: 'Orange småbil snett framifrån',
      },
    ],
  },
  {
    make: CUPRA,
    picture: car('suv', 'slate-grey', 'front-left', 'Grå suv snett framifrån'),
    summary: 'Born på el och Formentor som laddhybrid.',
    card: 'Matt lack, blank blick.',
    lead: 'Ung, snabb och lite för cool för oss. Vi säljer den ändå.',
    likes: 'Att en elbil får vara rolig. Born är bakhjulsdriven och vänder på en tallrik.',
    checks:
      'Batteriet mäts, och matt lack synas i solljus: den går inte att polera. Hittar vi en repa står den på lappen.',
    pick: 'Born med stort batteri. Femtio mil om sommaren, trettiofem när det snöar.',
    models: [
      {
        name: 'Born',
        text: 'Eldriven halvkombi med bakhjulsdrift och kort vändradie.',
        paint: 'denim-blue',
        alt: 'Blå halvkombi snett framifrån',
      },
      {
        name: 'Formentor',
        text: 'Laddhybrid som ser snabb ut stående. Är det också.',
        paint: 'thunder-grey',
        alt: 'Mörkgrå suv snett framifrån',
      },
    ],
  },
  {
    make: PEUGEOT,
    picture: car('hatchback', 'fjord-blue', 'front-left', 'Mörkblå halvkombi snett framifrån'),
    summary: '208, 308 och 3008, med bensin, hybrid och el.',
    card: 'Liten ratt, stor stil.',
    lead: 'Fransk fjädring gör svenska vägar slätare. Ratten är liten, det vänjer man sig vid på fem minuter.',
    likes: 'Komforten och inredningen. Ingen annan i prisklassen känns lika påkostad.',
    checks:
      'Bensinmotorn har kamrem i oljebad. Vi kontrollerar den, dokumenterar det och byter när den börjar se trött ut.',
    pick: 'e-208 för stan, 308 SW för allt annat.',
    models: [
      {
        name: '208',
        text: 'Småbil med storbilsmanér, som bensin eller el.',
        paint: 'signal-yellow',
        alt: 'Gul småbil snett framifrån',
      },
      {
        name: '3008',
        text: 'Suven som fick folk att titta på franska bilar igen.',
        paint: 'sand-beige',
        alt: 'Beige suv snett framifrån',
      },
      {
        name: '308 SW',
        text: 'Kombi med sexhundra liter plats och snål laddhybrid.',
        paint: 'sage-green',
        alt: 'Grågrön kombi snett framifrån',
      },
    ],
  },
  {
    make: RENAULT,
    picture: car('city', 'denim-blue', 'front-left', 'Blå småbil snett framifrån'),
    summary: 'Clio, Captur, elbilar och skåpbilar.',
    card: 'Var på el innan det var coolt.',
    lead: 'Sålde elbilar när andra skrattade. Nu skrattar de som köper en begagnad.',
    likes: 'Hybriden i Clio, som drar mindre än en moped, och att Captur har ett baksäte som går att skjuta.',
    checks:
      'På Zoe ser vi till att batteriet är köpt och inte hyrt, och mäter det. På skåpbilar kollar vi skjutdörrens skenor. Det är alltid skenorna.',
    pick: 'Megane E-Tech: fyrtiofem mil, frisk inredning, lågt pris.',
    models: [
      {
        name: 'Clio',
        text: 'Snålast i gänget som hybrid, gladast som bensin.',
        paint: 'ember-orange',
        alt: 'Orange småbil snett framifrån',
      },
      {
        name: 'Captur',
        text: 'Hög småbil med skjutbart baksäte. Barn gillar utsikten.',
        paint: 'crystal-white',
        alt: 'Vit suv snett framifrån',
      },
      {
        name: 'Zoe',
        text: 'Eldriven stadsbil till snällt pris. Batteriet ingår.',
        paint: 'aubergine',
        alt: 'Lila småbil snett framifrån',
      },
    ],
  },
  {
    make: DACIA,
    picture: car('suv', 'sand-beige', 'front-left', 'Beige suv snett framifrån'),
    summary: 'Sandero, Duster och elbilen Spring.',
    card: 'Bil. Punkt.',
    lead: 'Allt du behöver, inget du måste skryta med.',
    likes: 'Ärligheten. Få knappar, lite som går sönder, låga räkningar. Precis som vi.',
    checks: 'Underredet: det är enkelt skyddat från fabriken, så vi tvättar, torkar och behandlar innan bilen säljs.',
    pick: 'Duster med fyrhjulsdrift. Kommer fram där dyrare bilar vänder.',
    models: [
      {
        name: 'Duster',
        text: 'Svampskog, stuga, skogsväg. Inga problem.',
        paint: 'sage-green',
        alt: 'Grågrön suv snett framifrån',
      },
      {
        name: 'Sandero',
        text: 'Mest bil för minst pengar. Så enkelt är det.',
        paint: 'denim-blue',
        alt: 'Blå småbil snett framifrån',
      },
      {
        name: 'Spring',
        text: 'Billigaste elbilen vi har. För stan, inte för fjällen.',
        paint: 'signal-yellow',
        alt: 'Gul småbil snett framifrån',
      },
    ],
  },
  {
    make: FIAT,
    picture: car('city', 'sand-beige', 'front-left', 'Beige småbil snett framifrån'),
    summary: '500, 500e och skåpbilen Ducato.',
    card: 'Espresso på fyra hjul.',
    lead: 'Från den minsta stadsbilen till den största skåpbilen. Ingenting däremellan, och det är lugnt.',
    likes: 'Att 500 fortfarande får folk att le i rondeller, och att halva Sveriges husbilar står på en Ducato.',
    checks: 'Växelspakens vajrar på 500, batteriet på 500e, balken bak på Ducato. Vi lyfter, lyser och skriver ner.',
    pick: '500e med stort batteri. Trettiotvå mil är mycket stad.',
    models: [
      {
        name: '500e',
        text: 'Elektrisk, söt, parkeras på ett frimärke.',
        paint: 'sage-green',
        alt: 'Grågrön småbil snett framifrån',
      },
      {
        name: 'Ducato',
        text: 'Tretton kubik. Flytta hemifrån på en resa.',
        paint: 'crystal-white',
        alt: 'Vit skåpbil snett framifrån',
      },
    ],
  },
];
