/** Labels of saved and recently viewed cars, in English; what the saved ones are called stands with those of the menu. */
export const SAVED_DICTIONARY = {
  saveCar: 'Save',
  savedIntro: 'Saved in this browser on this device. Nobody else can see which cars they are.',
  savedScripts: 'Your browser keeps them by JavaScript, which is switched off here.',
  savedEmpty: 'You have not saved any cars yet. Press the heart on a car and you will find it here.',
  savedFull: 'You can save {max} cars. Remove one first.',
  savedFailed: 'We could not check these cars just now. They are shown as they were when you saved them.',
  savedGone: 'No longer for sale',
  savedRemove: 'Remove',
  savedClear: 'Remove all',
  savedCleared: 'All saved cars have been removed.',
  savedUndo: 'Undo',
  recentTitle: 'Recently viewed',
  recentClear: 'Forget these cars',
} as const;
