import { type Make, model } from './model.ts';

export const VOLVO: Make = {
  name: 'Volvo',
  code: 'VO',
  hold: 1.03,
  trims: [
    ['Core', 1],
    ['Plus', 2],
    ['Inscription', 2],
    ['Ultimate', 3],
  ],
  models: [
    model('XC60', 'suv', { size: [4708, 1902, 1658, 2865], weight: 1830, trunk: 483, seats: [5], ncap: 5, share: 10 }, [
      ['D4 AWD', 'diesel', 140, 'awd', 'a', 2014, 2021, 485, 1969],
      ['B4 FWD', 'diesel', 145, 'fwd', 'a', 2020, 2024, 505, 1969],
      ['B5 AWD', 'petrol', 184, 'awd', 'a', 2020, 2027, 579, 1969],
      ['Recharge T6 AWD', 'plugin', 257, 'awd', 'a', 2020, 2027, 659, 1969, 18.8, 81],
      ['Recharge T8 AWD', 'plugin', 335, 'awd', 'a', 2021, 2027, 739, 1969, 18.8, 77],
    ]),
    model('XC40', 'suv', { size: [4440, 1873, 1652, 2702], weight: 1620, trunk: 452, seats: [5], ncap: 5, share: 9 }, [
      ['T3 FWD', 'petrol', 120, 'fwd', 'ma', 2018, 2022, 355, 1477],
      ['B4 FWD', 'petrol', 145, 'fwd', 'a', 2020, 2027, 429, 1969],
      ['D4 AWD', 'diesel', 140, 'awd', 'a', 2018, 2020, 419, 1969],
      ['Recharge T4 FWD', 'plugin', 155, 'fwd', 'a', 2020, 2024, 479, 1477, 10.7, 46],
      ['Recharge Single Motor', 'electric', 170, 'fwd', 'a', 2021, 2024, 529, 0, 69, 425, 150],
      ['Recharge Twin Motor', 'electric', 300, 'awd', 'a', 2021, 2024, 599, 0, 78, 418, 150],
    ]),
    model('XC90', 'suv', { size: [4953, 1923, 1775, 2984], weight: 2040, trunk: 640, seats: [7], ncap: 5, share: 5 }, [
      ['D5 AWD', 'diesel', 173, 'awd', 'a', 2015, 2020, 699, 1969],
      ['B5 AWD', 'diesel', 173, 'awd', 'a', 2020, 2024, 759, 1969],
      ['Recharge T8 AWD', 'plugin', 335, 'awd', 'a', 2019, 2027, 939, 1969, 18.8, 71],
    ]),
    model(
      'V60',
      'estate',
      { size: [4761, 1850, 1427, 2872], weight: 1690, trunk: 529, seats: [5], ncap: 5, share: 10 },
      [
        ['D3', 'diesel', 110, 'fwd', 'ma', 2012, 2020, 365, 1969],
        ['B4', 'diesel', 145, 'fwd', 'a', 2020, 2024, 429, 1969],
        ['B4', 'petrol', 145, 'fwd', 'a', 2020, 2027, 445, 1969],
        ['Cross Country B5 AWD', 'petrol', 184, 'awd', 'a', 2020, 2027, 529, 1969],
        ['Recharge T6 AWD', 'plugin', 257, 'awd', 'a', 2020, 2027, 599, 1969, 18.8, 88],
      ],
    ),
    model(
      'V90',
      'estate',
      { size: [4936, 1879, 1475, 2941], weight: 1790, trunk: 551, seats: [5], ncap: 5, share: 7 },
      [
        ['D4', 'diesel', 140, 'fwd', 'a', 2016, 2021, 489, 1969],
        ['B4', 'diesel', 145, 'fwd', 'a', 2020, 2024, 529, 1969],
        ['Cross Country D5 AWD', 'diesel', 173, 'awd', 'a', 2017, 2020, 569, 1969],
        ['Recharge T6 AWD', 'plugin', 257, 'awd', 'a', 2020, 2025, 679, 1969, 18.8, 87],
      ],
    ),
    model(
      'V40',
      'hatchback',
      { size: [4370, 1783, 1440, 2647], weight: 1420, trunk: 324, seats: [5], ncap: 5, share: 4 },
      [
        ['D2', 'diesel', 88, 'fwd', 'ma', 2012, 2019, 265, 1969],
        ['T3', 'petrol', 112, 'fwd', 'ma', 2014, 2019, 275, 1969],
      ],
    ),
    model(
      'S60',
      'saloon',
      { size: [4761, 1850, 1431, 2872], weight: 1680, trunk: 391, seats: [5], ncap: 5, share: 2 },
      [
        ['T5', 'petrol', 184, 'fwd', 'a', 2014, 2020, 429, 1969],
        ['Recharge T8 AWD', 'plugin', 335, 'awd', 'a', 2020, 2024, 619, 1969, 18.8, 85],
      ],
    ),
    model('EX30', 'suv', { size: [4233, 1837, 1549, 2650], weight: 1760, trunk: 318, seats: [5], ncap: 5, share: 6 }, [
      ['Single Motor', 'electric', 200, 'rwd', 'a', 2024, 2027, 399, 0, 49, 337, 134],
      ['Single Motor Extended Range', 'electric', 200, 'rwd', 'a', 2024, 2027, 449, 0, 64, 475, 153],
      ['Twin Motor Performance', 'electric', 315, 'awd', 'a', 2024, 2027, 509, 0, 64, 450, 153],
    ]),
    model('EX90', 'suv', { size: [5037, 1964, 1747, 2985], weight: 2700, trunk: 655, seats: [7], ncap: 5, share: 2 }, [
      ['Twin Motor', 'electric', 300, 'awd', 'a', 2025, 2027, 1079, 0, 107, 600, 250],
    ]),
  ],
};

export const POLESTAR: Make = {
  name: 'Polestar',
  code: 'PS',
  hold: 0.96,
  trims: [
    ['Launch Edition', 2],
    ['Plus', 2],
    ['Pilot & Plus', 3],
  ],
  models: [
    model('2', 'saloon', { size: [4606, 1859, 1479, 2735], weight: 1980, trunk: 405, seats: [5], ncap: 5, share: 6 }, [
      ['Standard Range Single Motor', 'electric', 170, 'fwd', 'a', 2021, 2023, 499, 0, 69, 440, 130],
      ['Long Range Single Motor', 'electric', 220, 'rwd', 'a', 2023, 2027, 559, 0, 82, 635, 205],
      ['Long Range Dual Motor', 'electric', 310, 'awd', 'a', 2021, 2027, 619, 0, 82, 551, 205],
    ]),
    model('3', 'suv', { size: [4900, 1968, 1614, 2985], weight: 2540, trunk: 484, seats: [5], ncap: 5, share: 1 }, [
      ['Long Range Dual Motor', 'electric', 360, 'awd', 'a', 2024, 2027, 995, 0, 107, 631, 250],
    ]),
    model('4', 'coupe', { size: [4840, 2008, 1534, 2999], weight: 2230, trunk: 526, seats: [5], ncap: 5, share: 2 }, [
      ['Long Range Single Motor', 'electric', 200, 'rwd', 'a', 2024, 2027, 699, 0, 94, 620, 200],
    ]),
  ],
};
