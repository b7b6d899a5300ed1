/** Labels of saved and recently viewed cars, in English. The title of the saved cars is among the labels of the menu. */
export const SAVED_DICTIONARY = {
  saveCar: 'Save',
  savedCar: 'Saved',
  savedIntro: 'Saved in this browser on this device. Nobody else can see them.',
  savedScripts: 'Saved cars need JavaScript, which is switched off in your browser.',
  savedEmpty: 'You have not saved any cars yet. Press the heart on a car and it will appear here.',
  savedFull: 'You can save up to {max} cars. Remove one first.',
  savedFailed: 'We could not check these cars just now. They are shown as they were when you saved them.',
  savedGone: 'No longer for sale',
  savedRemove: 'Remove',
  savedRemoved: 'The car has been removed.',
  savedClear: 'Remove all',
  savedCleared: 'All saved cars have been removed.',
  savedUndo: 'Undo',
  savedRestored: 'The saved cars are back.',
  recentTitle: 'Recently viewed',
  recentClear: 'Clear recently viewed cars',
} as const;
