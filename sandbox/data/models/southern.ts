import { type Make, model } from './model.ts';

export const SKODA: Make = {
  name: 'Škoda',
  code: 'SK',
  hold: 1.02,
  trims: [
    ['Ambition', 1],
    ['Style', 2],
    ['Sportline', 3],
  ],
  models: [
    model(
      'Fabia',
      'city',
      { size: [4108, 1780, 1459, 2564], weight: 1110, trunk: 380, seats: [5], ncap: 5, share: 6 },
      [
        ['1.0 MPI', 'petrol', 59, 'fwd', 'm', 2015, 2027, 189, 999],
        ['1.0 TSI', 'petrol', 81, 'fwd', 'ma', 2015, 2027, 219, 999],
      ],
    ),
    model(
      'Octavia',
      'estate',
      { size: [4689, 1829, 1468, 2686], weight: 1370, trunk: 640, seats: [5], ncap: 5, share: 9 },
      [
        ['1.5 TSI', 'petrol', 110, 'fwd', 'ma', 2018, 2027, 309, 1498],
        ['2.0 TDI', 'diesel', 110, 'fwd', 'ma', 2013, 2027, 339, 1968],
        ['iV RS', 'plugin', 180, 'fwd', 'a', 2020, 2024, 449, 1395, 13, 60],
      ],
    ),
    model(
      'Superb',
      'estate',
      { size: [4862, 1864, 1477, 2841], weight: 1570, trunk: 660, seats: [5], ncap: 5, share: 5 },
      [
        ['2.0 TDI 4x4', 'diesel', 147, 'awd', 'a', 2015, 2027, 459, 1968],
        ['iV', 'plugin', 160, 'fwd', 'a', 2020, 2024, 459, 1395, 13, 62],
      ],
    ),
    model(
      'Kodiaq',
      'suv',
      { size: [4697, 1882, 1681, 2791], weight: 1690, trunk: 650, seats: [7], ncap: 5, share: 5 },
      [['2.0 TDI 4x4', 'diesel', 110, 'awd', 'a', 2017, 2027, 459, 1968]],
    ),
    model('Enyaq', 'suv', { size: [4649, 1879, 1616, 2765], weight: 2070, trunk: 585, seats: [5], ncap: 5, share: 6 }, [
      ['iV 60', 'electric', 132, 'rwd', 'a', 2021, 2024, 469, 0, 58, 412, 120],
      ['iV 80', 'electric', 150, 'rwd', 'a', 2021, 2024, 519, 0, 77, 534, 135],
      ['85x', 'electric', 210, 'awd', 'a', 2024, 2027, 579, 0, 77, 540, 175],
    ]),
  ],
};

export const SEAT: Make = {
  name: 'SEAT',
  code: 'SE',
  hold: 0.97,
  trims: [
    ['Style', 1],
    ['Xcellence', 2],
    ['FR', 3],
  ],
  models: [
    model(
      'Ibiza',
      'city',
      { size: [4059, 1780, 1444, 2564], weight: 1120, trunk: 355, seats: [5], ncap: 5, share: 4 },
      [['1.0 TSI', 'petrol', 81, 'fwd', 'ma', 2016, 2027, 215, 999]],
    ),
    model(
      'Leon',
      'estate',
      { size: [4642, 1799, 1448, 2686], weight: 1370, trunk: 620, seats: [5], ncap: 5, share: 4 },
      [
        ['1.5 TSI', 'petrol', 110, 'fwd', 'ma', 2018, 2027, 295, 1498],
        ['e-Hybrid', 'plugin', 150, 'fwd', 'a', 2021, 2025, 369, 1395, 13, 58],
      ],
    ),
  ],
};

export const CUPRA: Make = {
  name: 'CUPRA',
  code: 'CU',
  hold: 1,
  trims: [
    ['Edition', 2],
    ['VZ', 3],
  ],
  models: [
    model(
      'Born',
      'hatchback',
      { size: [4322, 1809, 1540, 2766], weight: 1810, trunk: 385, seats: [5], ncap: 5, share: 4 },
      [
        ['e-Boost 58', 'electric', 170, 'rwd', 'a', 2022, 2027, 445, 0, 58, 424, 120],
        ['e-Boost 77', 'electric', 170, 'rwd', 'a', 2022, 2027, 495, 0, 77, 548, 170],
      ],
    ),
    model(
      'Formentor',
      'suv',
      { size: [4450, 1839, 1511, 2680], weight: 1520, trunk: 450, seats: [5], ncap: 5, share: 4 },
      [['1.4 e-Hybrid', 'plugin', 150, 'fwd', 'a', 2021, 2027, 419, 1395, 13, 55]],
    ),
  ],
};

export const PEUGEOT: Make = {
  name: 'Peugeot',
  code: 'PE',
  hold: 0.95,
  trims: [
    ['Active', 1],
    ['Allure', 2],
    ['GT', 3],
  ],
  models: [
    model('208', 'city', { size: [4055, 1745, 1430, 2540], weight: 1160, trunk: 311, seats: [5], ncap: 4, share: 5 }, [
      ['1.2 PureTech', 'petrol', 74, 'fwd', 'ma', 2015, 2025, 219, 1199],
      ['e-208', 'electric', 100, 'fwd', 'a', 2020, 2027, 365, 0, 50, 362, 100],
    ]),
    model(
      '308 SW',
      'estate',
      { size: [4636, 1852, 1442, 2732], weight: 1380, trunk: 608, seats: [5], ncap: 4, share: 3 },
      [
        ['1.2 PureTech', 'petrol', 96, 'fwd', 'a', 2014, 2025, 309, 1199],
        ['Hybrid 180', 'plugin', 133, 'fwd', 'a', 2022, 2026, 419, 1598, 12.4, 60],
        ['Electric 156', 'electric', 115, 'fwd', 'a', 2023, 2026, 429, 0, 50.8, 410, 100],
      ],
    ),
    model('3008', 'suv', { size: [4447, 1841, 1624, 2675], weight: 1420, trunk: 520, seats: [5], ncap: 5, share: 4 }, [
      ['1.2 PureTech', 'petrol', 96, 'fwd', 'a', 2017, 2024, 335, 1199],
      ['E-3008', 'electric', 157, 'fwd', 'a', 2024, 2027, 499, 0, 73, 527, 160],
    ]),
    model(
      'Partner',
      'van',
      { size: [4403, 1848, 1796, 2785], weight: 1400, trunk: 3300, seats: [3], ncap: 3, share: 3 },
      [
        ['1.5 BlueHDi', 'diesel', 75, 'fwd', 'ma', 2016, 2027, 265, 1499],
        ['e-Partner', 'electric', 100, 'fwd', 'a', 2021, 2027, 369, 0, 50, 330, 100],
      ],
    ),
    model(
      'Expert',
      'van',
      { size: [4959, 1920, 1895, 3275], weight: 1700, trunk: 5300, seats: [3], ncap: 3, share: 3 },
      [['2.0 BlueHDi', 'diesel', 106, 'fwd', 'ma', 2016, 2027, 369, 1997]],
    ),
  ],
};

export const RENAULT: Make = {
  name: 'Renault',
  code: 'RE',
  hold: 0.94,
  trims: [
    ['Evolution', 1],
    ['Techno', 2],
    ['Iconic', 3],
  ],
  models: [
    model('Clio', 'city', { size: [4050, 1798, 1440, 2583], weight: 1180, trunk: 391, seats: [5], ncap: 5, share: 5 }, [
      ['TCe 90', 'petrol', 67, 'fwd', 'ma', 2014, 2026, 205, 999],
      ['E-Tech', 'hybrid', 105, 'fwd', 'a', 2020, 2027, 269, 1598],
    ]),
    model(
      'Captur',
      'suv',
      { size: [4227, 1797, 1576, 2639], weight: 1290, trunk: 422, seats: [5], ncap: 5, share: 4 },
      [
        ['TCe 90', 'petrol', 67, 'fwd', 'm', 2014, 2026, 239, 999],
        ['E-Tech Plug-in', 'plugin', 117, 'fwd', 'a', 2020, 2024, 339, 1598, 9.8, 50],
      ],
    ),
    model('Zoe', 'city', { size: [4084, 1787, 1562, 2588], weight: 1502, trunk: 338, seats: [5], ncap: 3, share: 3 }, [
      ['R110', 'electric', 80, 'fwd', 'a', 2018, 2023, 325, 0, 41, 316, 22],
      ['R135', 'electric', 100, 'fwd', 'a', 2020, 2024, 355, 0, 52, 386, 50],
    ]),
    model(
      'Megane E-Tech',
      'hatchback',
      { size: [4200, 1768, 1505, 2685], weight: 1708, trunk: 440, seats: [5], ncap: 5, share: 3 },
      [['EV60', 'electric', 160, 'fwd', 'a', 2022, 2027, 435, 0, 60, 450, 130]],
    ),
    model('5', 'city', { size: [3922, 1774, 1498, 2540], weight: 1449, trunk: 326, seats: [5], ncap: 4, share: 2 }, [
      ['E-Tech 52 kWh', 'electric', 110, 'fwd', 'a', 2025, 2027, 339, 0, 52, 410, 100],
    ]),
    model(
      'Trafic',
      'van',
      { size: [5080, 1956, 1971, 3098], weight: 1790, trunk: 5800, seats: [3], ncap: 3, share: 3 },
      [['2.0 dCi', 'diesel', 96, 'fwd', 'ma', 2015, 2027, 365, 1997]],
    ),
    model(
      'Master',
      'van',
      { size: [5548, 2070, 2500, 3682], weight: 1930, trunk: 10800, seats: [3], ncap: 3, share: 3 },
      [['2.3 dCi', 'diesel', 110, 'fwd', 'm', 2015, 2025, 409, 2299]],
    ),
  ],
};

export const DACIA: Make = {
  name: 'Dacia',
  code: 'DA',
  hold: 1.04,
  trims: [
    ['Essential', 1],
    ['Expression', 2],
    ['Journey', 3],
  ],
  models: [
    model(
      'Sandero',
      'city',
      { size: [4099, 1848, 1535, 2604], weight: 1090, trunk: 328, seats: [5], ncap: 2, share: 4 },
      [['Stepway TCe 90', 'petrol', 67, 'fwd', 'ma', 2016, 2027, 179, 999]],
    ),
    model(
      'Duster',
      'suv',
      { size: [4343, 1813, 1656, 2657], weight: 1290, trunk: 430, seats: [5], ncap: 3, share: 5 },
      [
        ['TCe 130 4x4', 'petrol', 96, 'awd', 'm', 2018, 2027, 249, 1199],
        ['dCi 115 4x4', 'diesel', 85, 'awd', 'm', 2016, 2023, 239, 1461],
        ['Hybrid 140', 'hybrid', 103, 'fwd', 'a', 2024, 2027, 289, 1598],
      ],
    ),
    model(
      'Spring',
      'city',
      { size: [3701, 1583, 1519, 2423], weight: 970, trunk: 290, seats: [4], ncap: 1, share: 2 },
      [['Electric 65', 'electric', 48, 'fwd', 'a', 2022, 2027, 219, 0, 26.8, 220, 30]],
    ),
  ],
};

export const FIAT: Make = {
  name: 'Fiat',
  code: 'FI',
  hold: 0.96,
  trims: [
    ['Pop', 1],
    ['Icon', 2],
    ['La Prima', 3],
  ],
  models: [
    model('500e', 'city', { size: [3632, 1683, 1527, 2322], weight: 1365, trunk: 185, seats: [4], ncap: 4, share: 4 }, [
      ['42 kWh', 'electric', 87, 'fwd', 'a', 2021, 2027, 339, 0, 42, 320, 85],
    ]),
    model('500', 'city', { size: [3571, 1627, 1488, 2300], weight: 980, trunk: 185, seats: [4], ncap: 3, share: 3 }, [
      ['1.0 Hybrid', 'petrol', 51, 'fwd', 'm', 2020, 2024, 185, 999],
    ]),
    model(
      'Ducato',
      'van',
      { size: [5998, 2050, 2522, 4035], weight: 2050, trunk: 13000, seats: [3], ncap: 4, share: 2 },
      [['2.2 MultiJet', 'diesel', 103, 'fwd', 'ma', 2016, 2027, 419, 2184]],
    ),
  ],
};
