import createEmotion from '@emotion/css/create-instance';

/**
 * The one Emotion instance. Only `*.styles.ts` files import it: they are evaluated at build time, when each becomes a
 * module of class names and a style sheet, so that no Emotion code runs in the browser or in a render.
 */
const emotion = createEmotion({ key: 'fc' });

export const { css, keyframes, cache } = emotion;
