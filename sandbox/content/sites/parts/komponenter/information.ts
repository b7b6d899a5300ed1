import { type Block, text } from '../../../authoring.ts';
import { examples } from './example.ts';

const icon = (name: string, words: string, size = ''): Block => ({
  component: 'IconLoader',
  params: { Size: size },
  fields: { Icon: text(name), Text: text(words) },
});

const icons = examples(
  'IconLoader',
  ['liten', icon('phone', 'Ring oss vardagar 8–17', 'Small')],
  ['mellan', icon('ev-charger', 'Snabbladdare vid varje anläggning', 'Medium')],
  ['stor', icon('shield-check', 'Tolv månaders garanti på alla begagnade bilar', 'Large')],
  ['utan ord', icon('car-front', '')],
  ['med ett namn som ingen bild har', icon('flygande-matta', 'Orden står kvar när bilden saknas')],
  ['tom', icon('', '')],
);

export const informationExamples: Block[] = [...icons];
