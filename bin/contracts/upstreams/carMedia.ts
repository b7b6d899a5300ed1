import { carMediaSchema } from '../../../src/contracts/car/carMedia.ts';
import { type Contract, textIn, UNAUTHORIZED } from '../contract.ts';

export const carMediaContract: Contract = {
  upstream: 'carMedia',
  description: 'Videos, 360° views and interior views of cars. URLs are rooted or https.',
  messages: { CarMedia: carMediaSchema },
  operations: [
    {
      id: 'fetchCarMedia',
      method: 'get',
      path: '/{provider}/{plate}',
      summary: 'Returns the media of a car.',
      parameters: [
        textIn('path', 'provider', 'Name of the provider.', 'autosonshow'),
        textIn('path', 'plate', 'Number plate in upper case without spaces.', 'ABC123'),
      ],
      responses: {
        200: { description: 'The media of the car.', message: 'CarMedia' },
        ...UNAUTHORIZED,
        404: { description: 'The provider has nothing of this car.' },
      },
    },
  ],
};
