import { carMediaSchema } from '../../../src/contracts/car/carMedia.ts';
import { jsonCases, repeatCase } from '../commonCases.ts';
import type { Suite, Trial } from '../conformanceCase.ts';
import { expectJson, expectStatus, expectThat } from '../expect.ts';

const mediaOf = (trial: Trial, plate = trial.setting('plate')) => ({
  path: `/${encodeURIComponent(trial.setting('provider'))}/${encodeURIComponent(plate)}`,
});
const common = { request: (trial: Trial) => mediaOf(trial) };

/** Demanded of a provider of videos and 360° views. */
export const carMediaSuite: Suite = {
  upstream: 'carMedia',
  settings: {
    provider: { meaning: 'Name of the provider', example: 'autosonshow', default: 'autosonshow' },
    plate: { meaning: 'Number plate of a car with media', example: 'ABC123' },
  },
  cases: [
    ...jsonCases(common),
    repeatCase(common),
    {
      id: 'shape',
      title: 'The media of a car are a message of the contract.',
      run: async (trial) => {
        expectJson(await trial.client.call(mediaOf(trial)), 200, carMediaSchema);
      },
    },
    {
      id: 'flags',
      title: 'The flags say what the other members have.',
      run: async (trial) => {
        const media = expectJson(await trial.client.call(mediaOf(trial)), 200, carMediaSchema);
        const { hasVideo, has360, hasInternal360, videoUrl, images360, internal360 } = media;
        expectThat(hasVideo === (videoUrl !== null), 'hasVideo', String(videoUrl !== null), hasVideo);
        expectThat(has360 === images360.length > 0, 'has360', String(images360.length > 0), has360);
        expectThat(
          hasInternal360 === (internal360 !== null),
          'hasInternal360',
          String(internal360 !== null),
          hasInternal360,
        );
      },
    },
    {
      id: 'unknown-plate',
      title: 'A plate and a provider that are unknown are a 404.',
      run: async (trial) => {
        expectStatus(await trial.client.call(mediaOf(trial, 'ZZZ000')), 404);
        expectStatus(await trial.client.call({ path: `/no-such-provider/${trial.setting('plate')}` }), 404);
      },
    },
    {
      id: 'encoding',
      title: 'A plate with other letters is a 404, no failure.',
      run: async (trial) => expectStatus(await trial.client.call(mediaOf(trial, 'ÅÄÖ 1🚗')), 404),
    },
  ],
};
