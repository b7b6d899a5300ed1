/** Norrväg Sweden in Swedish: its news. */

import type { PageContent } from '../../../authoring.ts';
import { scene } from '../blocks.ts';
import { storiesIndex, story } from './story.ts';

export const stories: PageContent[] = storiesIndex({
  path: '/livet-med-bil/nyheter',
  nav: 'Nyheter',
  title: 'Nytt från Norrväg',
  metaTitle: 'Nyheter och berättelser',
  description:
    'Nyheter från Norrväg: nya modeller, provkörningar, tips från verkstaden och berättelser från våra anläggningar runt om i landet.',
  text: 'Nya modeller, egna prov, tips från verkstaden och folk vi är stolta över.',
  showDates: true,
  layout: '',
  highlightLatestStory: true,
  readMore: 'Läs mer',
  tags: [
    { key: 'elbil', value: 'Elbil' },
    { key: 'koprad', value: 'Köpråd' },
    { key: 'verkstad', value: 'Verkstad' },
    { key: 'dack', value: 'Däck' },
    { key: 'hallbarhet', value: 'Hållbarhet' },
    { key: 'om-norrvag', value: 'Om Norrväg' },
  ],
  stories: [
    story({
      slug: 'sa-langt-kommer-elbilen-i-januari',
      date: '2026-01-13',
      title: 'Så långt kommer elbilen i januari',
      premble:
        'Vi körde sex elbilar från Gävle mot Östersund i nitton minusgrader tills batteriet tog slut. Skillnaden mot katalogen blev mindre än vi trodde, men bara för den som förvärmer.',
      picture: scene('winter-road', 'Snöig väg mellan granar i blått morgonljus'),
      author: 'Maja Lindqvist',
      tags: ['elbil', 'koprad'],
      html: '<p>Klockan är kvart i sex på morgonen och termometern utanför anläggningen i Gävle visar nitton minusgrader. Sex elbilar står på rad med fulla batterier. Tre av dem har förvärmts medan de laddade, tre har stått kalla över natten. Samma väg, samma fart, samma värme i kupén: 21 grader och inga vantar.</p><h2>Förvärmning är halva segern</h2><p>De förvärmda bilarna kom i snitt till 74 procent av den räckvidd som står i katalogen. De kalla nådde 61. På en bil som lovar femtio mil är det skillnaden mellan att komma hem och att stanna för att ladda på vägen.</p><p>Anledningen är enkel. Ett kallt batteri lämnar ifrån sig mindre energi och tar emot mindre när bilen bromsar. Värms det av elnätet innan avfärd slipper det värma sig självt med den ström du tänkte köra på.</p><h2>Tre vanor som ger mil</h2><ul><li>Ställ in avresetiden i bilens app, så värms batteri och kupé medan bilen fortfarande laddar.</li><li>Använd stolsvärmen först och fläkten sedan. Den drar en tiondel så mycket.</li><li>Sätt laddaren som mål i bilens egen navigation. Då värms batteriet på vägen dit och laddningen går dubbelt så fort.</li></ul><p>Vill du se siffrorna för varje bil? Fråga efter provet hos våra säljare, så visar vi protokollet.</p>',
    }),
    story({
      slug: 'ny-verkstad-med-plats-for-transportbilar',
      date: '2026-02-24',
      title: 'Ny verkstad med plats för de höga bilarna',
      premble:
        'Fyra meter i tak, två lyftar för skåpbilar och öppet till nio på kvällen. Nu slipper hantverkarna stå stilla mitt på dagen.',
      picture: scene('workshop', 'Bil på lyft i en ljus och ren verkstad'),
      author: 'Jonas Ekdahl',
      tags: ['verkstad', 'om-norrvag'],
      html: '<p>En transportbil som står på verkstad tjänar inga pengar. Det var vad våra företagskunder sade när vi frågade vad som skulle bli bättre, och det är därför den nya verkstaden ser ut som den gör.</p><h2>Service medan du sover</h2><p>Lämna nyckeln i boxen efter jobbet, hämta bilen innan nästa. Kvällsskiftet tar hand om service, däck och mindre reparationer mellan klockan fyra och nio. Större jobb börjar vi på samma kväll, så att delarna är beställda innan du vaknar.</p><h2>Höga portar, långa lyftar</h2><p>Två av de sex platserna har lyftar för bilar upp till fem ton, och porten är fyra meter hög. Takräcke, stegar och skåp får sitta kvar.</p><p>Priset är detsamma som på dagen. Boka som vanligt, och välj en tid efter klockan fyra.</p>',
    }),
    story({
      slug: 'darfor-mater-vi-monstret-fyra-ganger',
      date: '2026-03-19',
      title: 'Därför mäter vi mönstret på fyra ställen',
      premble:
        'Ett däck slits sällan jämnt. När Amira på däckhotellet i Uppsala mäter ditt däck säger hon också något om bilen det sitter på.',
      picture: scene('tyre-storage', 'Däck i prydliga hyllor på ett däckhotell'),
      author: 'Karin Sjöstrand',
      tags: ['dack', 'verkstad'],
      html: '<p>Lagen säger tre millimeter på vintern och 1,6 på sommaren. Men det är det grundaste stället som räknas, och det hittar man inte genom att mäta mitt på.</p><h2>Slitaget berättar</h2><p>Slitet i mitten betyder för högt tryck, slitet på båda sidor för lågt. Slitet på insidan är det vanligaste och det dyraste att missa: då står hjulen snett, och nästa uppsättning går samma väg.</p><blockquote><p>Jag brukar säga att däcket är bilens dagbok. Man måste bara bläddra på rätt ställe.</p></blockquote><p>Därför mäter Amira Haddad på fyra ställen runt varje däck och lägger in siffrorna på ditt kort. Ser något konstigt ut ringer hon innan hjulen läggs på hyllan, så att vi hinner ställa in dem till våren.</p>',
    }),
  ],
});
