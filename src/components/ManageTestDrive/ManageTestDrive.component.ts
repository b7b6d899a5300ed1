import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { MOVE_LABELS } from '../../features/flow/labels.ts';

export const component: Component<'ManageTestDrive'> = {
  hydration: 'load',
  load: () => import('./ManageTestDrive.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'bookedTestDrives',
  labels: {
    areas: ['dealers', 'slots', 'testDrive', 'forms', 'requests'],
    inBrowser: [MOVE_LABELS, 'findOnMap', 'today'],
  },
};
