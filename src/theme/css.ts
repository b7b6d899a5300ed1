import createEmotion from '@emotion/css/create-instance';

/**
 * The Emotion instance. Only `*.styles.ts` files import it. The build evaluates each of them and replaces it by class names and a
 * style sheet, so no Emotion code runs in the browser or in a render.
 */
const emotion = createEmotion({ key: 'fc' });

export const { css, keyframes, cache } = emotion;
