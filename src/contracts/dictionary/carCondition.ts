/** Labels of the condition and the history of a used car, in English. */
export const CAR_CONDITION_DICTIONARY = {
  conditionTitle: 'Condition and history',
  conditionOwners: 'Owners',
  conditionLastService: 'Last service',
  conditionNextInspection: 'Next inspection due',
  conditionBattery: 'Battery health',
  conditionProtocol: 'Vehicle check report',

  // Evidence
  conditionDocument: 'Document',
  conditionNoDocument: 'No document',
  conditionNoProtocol: 'We have no check report for this car.',
  conditionNoHistory: 'We have no record of services, inspections and owners of this car.',
  conditionNoBattery: 'We have no measurement of the battery of this car.',

  // The report
  conditionNumber: 'No. {number}',
  conditionGrade: '{grade} out of 5: {text}',
  conditionGrade5: 'very good',
  conditionGrade4: 'good',
  conditionGrade3: 'fair',
  conditionGrade2: 'worn',
  conditionGrade1: 'poor',
  conditionPoints: '{count, plural, one {# point checked} other {# points checked}}',
  conditionPart_engine: 'Engine and drivetrain',
  conditionPart_brakes: 'Brakes and suspension',
  conditionPart_wheels: 'Wheels and tyres',
  conditionPart_electrics: 'Electrics and electronics',
  conditionPart_body: 'Body and paint',
  conditionPart_interior: 'Interior',
  conditionRemarks: 'Remarks',
  conditionNoRemarks: 'No remarks',
  conditionMark: 'Remark {number}: {text}',
  conditionShow: 'Show remark {number} on its image',
  conditionNoImage: 'not on any image',
  conditionSeverity_minor: 'minor',
  conditionSeverity_moderate: 'noticeable',
  conditionSeverity_major: 'serious',
  conditionIllustration:
    'These images are illustrations. The numbers show where the remarks are, not what they look like.',

  // History
  conditionHistory: 'History',
  conditionHistory_registration: 'First registration',
  conditionHistory_owner: 'New owner',
  conditionHistory_import: 'Import',
  conditionHistory_service: 'Service',
  conditionHistory_inspection: 'Inspection',
  conditionHistory_repair: 'Repair',
  conditionContradiction:
    'Odometer readings of this car contradict each other: {earlier} and {later}. Ask us about it before you buy.',
  conditionToday: 'today',

  // Battery
  conditionBatteryShare: '{share} of the capacity when new',
  conditionBatteryMeaning:
    'The share of its original capacity that the battery still has. The range on a full charge falls by about the same share.',
} as const;
