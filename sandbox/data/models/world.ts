import { type Make, model } from './model.ts';

export const TOYOTA: Make = {
  name: 'Toyota',
  code: 'TO',
  hold: 1.08,
  trims: [
    ['Active', 1],
    ['Style', 2],
    ['Executive', 3],
  ],
  models: [
    model(
      'Yaris',
      'city',
      { size: [3940, 1745, 1500, 2560], weight: 1060, trunk: 286, seats: [5], ncap: 5, share: 7 },
      [
        ['1.5', 'petrol', 82, 'fwd', 'm', 2014, 2022, 199, 1496],
        ['1.5 Hybrid', 'hybrid', 85, 'fwd', 'a', 2016, 2027, 265, 1490],
      ],
    ),
    model(
      'Corolla Touring Sports',
      'estate',
      { size: [4650, 1790, 1435, 2700], weight: 1400, trunk: 596, seats: [5], ncap: 5, share: 7 },
      [
        ['1.8 Hybrid', 'hybrid', 90, 'fwd', 'a', 2019, 2022, 319, 1798],
        ['2.0 Hybrid', 'hybrid', 144, 'fwd', 'a', 2019, 2027, 369, 1987],
      ],
    ),
    model('C-HR', 'suv', { size: [4362, 1832, 1564, 2640], weight: 1420, trunk: 388, seats: [5], ncap: 5, share: 5 }, [
      ['1.8 Hybrid', 'hybrid', 90, 'fwd', 'a', 2017, 2027, 339, 1798],
      ['2.0 Plug-in', 'plugin', 164, 'fwd', 'a', 2024, 2027, 429, 1987, 13.6, 66],
    ]),
    model('RAV4', 'suv', { size: [4600, 1855, 1685, 2690], weight: 1650, trunk: 580, seats: [5], ncap: 5, share: 7 }, [
      ['2.5 Hybrid AWD-i', 'hybrid', 163, 'awd', 'a', 2016, 2026, 449, 2487],
      ['2.5 Plug-in AWD-i', 'plugin', 225, 'awd', 'a', 2021, 2026, 559, 2487, 18.1, 75],
    ]),
    model('bZ4X', 'suv', { size: [4690, 1860, 1650, 2850], weight: 1940, trunk: 452, seats: [5], ncap: 5, share: 3 }, [
      ['FWD', 'electric', 150, 'fwd', 'a', 2022, 2027, 499, 0, 71.4, 504, 150],
      ['AWD', 'electric', 160, 'awd', 'a', 2022, 2027, 549, 0, 71.4, 461, 150],
    ]),
    model(
      'Hilux',
      'pickup',
      { size: [5325, 1855, 1815, 3085], weight: 2080, trunk: 1000, seats: [5], ncap: 5, share: 3 },
      [['2.4 D-4D 4x4', 'diesel', 110, 'awd', 'ma', 2016, 2026, 439, 2393]],
    ),
    model(
      'Proace City',
      'van',
      { size: [4403, 1848, 1796, 2785], weight: 1420, trunk: 3300, seats: [3], ncap: 4, share: 3 },
      [['1.5 D', 'diesel', 75, 'fwd', 'ma', 2020, 2027, 279, 1499]],
    ),
  ],
};

export const KIA: Make = {
  name: 'Kia',
  code: 'KI',
  hold: 1.02,
  trims: [
    ['Action', 1],
    ['Advance', 2],
    ['GT-Line', 3],
  ],
  models: [
    model(
      'Picanto',
      'city',
      { size: [3595, 1595, 1485, 2400], weight: 960, trunk: 255, seats: [5], ncap: 3, share: 4 },
      [['1.0', 'petrol', 49, 'fwd', 'm', 2015, 2027, 165, 998]],
    ),
    model(
      'Ceed Sportswagon',
      'estate',
      { size: [4605, 1800, 1465, 2650], weight: 1360, trunk: 625, seats: [5], ncap: 5, share: 6 },
      [
        ['1.5 T-GDi', 'petrol', 118, 'fwd', 'ma', 2018, 2026, 285, 1482],
        ['Plug-in Hybrid', 'plugin', 104, 'fwd', 'a', 2020, 2024, 349, 1580, 8.9, 60],
      ],
    ),
    model('Niro', 'suv', { size: [4420, 1825, 1570, 2720], weight: 1500, trunk: 451, seats: [5], ncap: 5, share: 7 }, [
      ['Hybrid', 'hybrid', 104, 'fwd', 'a', 2017, 2027, 329, 1580],
      ['Plug-in Hybrid', 'plugin', 134, 'fwd', 'a', 2018, 2027, 379, 1580, 11.1, 65],
      ['EV', 'electric', 150, 'fwd', 'a', 2019, 2027, 449, 0, 64.8, 460, 80],
    ]),
    model(
      'Sportage',
      'suv',
      { size: [4515, 1865, 1650, 2680], weight: 1650, trunk: 540, seats: [5], ncap: 5, share: 6 },
      [
        ['1.6 CRDi AWD', 'diesel', 100, 'awd', 'a', 2016, 2025, 359, 1598],
        ['Plug-in Hybrid AWD', 'plugin', 195, 'awd', 'a', 2022, 2027, 469, 1598, 13.8, 70],
      ],
    ),
    model(
      'Sorento',
      'suv',
      { size: [4810, 1900, 1695, 2815], weight: 1880, trunk: 693, seats: [7], ncap: 5, share: 3 },
      [['Plug-in Hybrid AWD', 'plugin', 195, 'awd', 'a', 2021, 2027, 599, 1598, 13.8, 57]],
    ),
    model('EV6', 'suv', { size: [4695, 1890, 1550, 2900], weight: 1985, trunk: 490, seats: [5], ncap: 5, share: 5 }, [
      ['Long Range RWD', 'electric', 168, 'rwd', 'a', 2021, 2027, 559, 0, 77.4, 528, 239],
      ['Long Range AWD', 'electric', 239, 'awd', 'a', 2021, 2027, 609, 0, 77.4, 506, 239],
    ]),
    model(
      'EV9',
      'suv',
      { size: [5010, 1980, 1755, 3100], weight: 2570, trunk: 333, seats: [6, 7], ncap: 5, share: 2 },
      [['Long Range AWD', 'electric', 283, 'awd', 'a', 2024, 2027, 849, 0, 99.8, 505, 210]],
    ),
  ],
};

export const HYUNDAI: Make = {
  name: 'Hyundai',
  code: 'HY',
  hold: 1,
  trims: [
    ['Essential', 1],
    ['Advanced', 2],
    ['N Line', 3],
  ],
  models: [
    model('i20', 'city', { size: [4040, 1775, 1450, 2580], weight: 1090, trunk: 352, seats: [5], ncap: 4, share: 4 }, [
      ['1.0 T-GDi', 'petrol', 74, 'fwd', 'ma', 2016, 2027, 205, 998],
    ]),
    model('Kona', 'suv', { size: [4355, 1825, 1575, 2660], weight: 1740, trunk: 466, seats: [5], ncap: 4, share: 5 }, [
      ['Electric', 'electric', 150, 'fwd', 'a', 2018, 2027, 439, 0, 65.4, 514, 100],
      ['1.6 Hybrid', 'hybrid', 104, 'fwd', 'a', 2019, 2027, 309, 1580],
    ]),
    model(
      'Tucson',
      'suv',
      { size: [4500, 1865, 1650, 2680], weight: 1640, trunk: 558, seats: [5], ncap: 5, share: 5 },
      [
        ['1.6 Plug-in 4WD', 'plugin', 195, 'awd', 'a', 2021, 2027, 469, 1598, 13.8, 62],
        ['1.6 T-GDi Hybrid', 'hybrid', 169, 'fwd', 'a', 2021, 2027, 399, 1598],
      ],
    ),
    model(
      'IONIQ 5',
      'suv',
      { size: [4635, 1890, 1605, 3000], weight: 1985, trunk: 527, seats: [5], ncap: 5, share: 4 },
      [
        ['Long Range RWD', 'electric', 168, 'rwd', 'a', 2021, 2027, 539, 0, 77.4, 507, 239],
        ['Long Range AWD', 'electric', 239, 'awd', 'a', 2021, 2027, 589, 0, 77.4, 481, 239],
      ],
    ),
  ],
};

export const NISSAN: Make = {
  name: 'Nissan',
  code: 'NI',
  hold: 0.95,
  trims: [
    ['Acenta', 1],
    ['N-Connecta', 2],
    ['Tekna', 3],
  ],
  models: [
    model(
      'Leaf',
      'hatchback',
      { size: [4490, 1788, 1540, 2700], weight: 1580, trunk: 435, seats: [5], ncap: 5, share: 4 },
      [
        ['40 kWh', 'electric', 110, 'fwd', 'a', 2018, 2024, 355, 0, 39, 270, 50],
        ['e+ 62 kWh', 'electric', 160, 'fwd', 'a', 2019, 2024, 415, 0, 59, 385, 100],
      ],
    ),
    model(
      'Qashqai',
      'suv',
      { size: [4425, 1835, 1625, 2665], weight: 1420, trunk: 504, seats: [5], ncap: 5, share: 5 },
      [
        ['1.3 DIG-T', 'petrol', 116, 'fwd', 'ma', 2018, 2027, 329, 1332],
        ['e-POWER', 'hybrid', 140, 'fwd', 'a', 2022, 2027, 399, 1497],
      ],
    ),
    model('Juke', 'suv', { size: [4210, 1800, 1595, 2636], weight: 1260, trunk: 422, seats: [5], ncap: 5, share: 3 }, [
      ['1.0 DIG-T', 'petrol', 84, 'fwd', 'ma', 2019, 2027, 255, 999],
    ]),
  ],
};

export const FORD: Make = {
  name: 'Ford',
  code: 'FO',
  hold: 0.97,
  trims: [
    ['Trend', 1],
    ['Titanium', 2],
    ['ST-Line', 3],
  ],
  models: [
    model(
      'Focus',
      'estate',
      { size: [4668, 1825, 1481, 2700], weight: 1380, trunk: 608, seats: [5], ncap: 5, share: 4 },
      [['1.0 EcoBoost', 'petrol', 92, 'fwd', 'ma', 2014, 2025, 275, 999]],
    ),
    model('Kuga', 'suv', { size: [4614, 1883, 1666, 2710], weight: 1580, trunk: 475, seats: [5], ncap: 5, share: 5 }, [
      ['2.5 PHEV', 'plugin', 165, 'fwd', 'a', 2020, 2027, 429, 2488, 14.4, 64],
      ['2.0 EcoBlue AWD', 'diesel', 140, 'awd', 'a', 2017, 2023, 409, 1995],
    ]),
    model(
      'Mustang Mach-E',
      'suv',
      { size: [4713, 1881, 1624, 2984], weight: 2090, trunk: 402, seats: [5], ncap: 5, share: 3 },
      [
        ['Standard Range RWD', 'electric', 198, 'rwd', 'a', 2021, 2027, 529, 0, 72, 470, 115],
        ['Extended Range AWD', 'electric', 258, 'awd', 'a', 2021, 2027, 659, 0, 91, 550, 150],
      ],
    ),
    model(
      'Mustang',
      'coupe',
      { size: [4789, 1916, 1382, 2720], weight: 1740, trunk: 408, seats: [4], ncap: 3, share: 1 },
      [['5.0 V8 GT', 'petrol', 330, 'rwd', 'ma', 2016, 2027, 679, 4951]],
    ),
    model(
      'Transit Custom',
      'van',
      { size: [5050, 2032, 1968, 3100], weight: 1900, trunk: 5800, seats: [3], ncap: 5, share: 5 },
      [
        ['2.0 EcoBlue', 'diesel', 96, 'fwd', 'ma', 2016, 2027, 369, 1995],
        ['E-Transit Custom', 'electric', 100, 'rwd', 'a', 2024, 2027, 589, 0, 64, 337, 125],
      ],
    ),
    model(
      'Transit Connect',
      'van',
      { size: [4515, 1855, 1833, 2755], weight: 1460, trunk: 3100, seats: [3], ncap: 5, share: 3 },
      [['1.5 EcoBlue', 'diesel', 74, 'fwd', 'ma', 2016, 2027, 285, 1499]],
    ),
    model(
      'Ranger',
      'pickup',
      { size: [5370, 1918, 1884, 3270], weight: 2280, trunk: 1230, seats: [5], ncap: 5, share: 4 },
      [
        ['2.0 EcoBlue 4x4', 'diesel', 125, 'awd', 'ma', 2016, 2027, 469, 1996],
        ['3.0 V6 4x4', 'diesel', 177, 'awd', 'a', 2023, 2027, 609, 2993],
      ],
    ),
  ],
};

export const TESLA: Make = {
  name: 'Tesla',
  code: 'TE',
  hold: 0.97,
  trims: [
    ['Autopilot', 2],
    ['Enhanced Autopilot', 3],
  ],
  models: [
    model(
      'Model 3',
      'saloon',
      { size: [4694, 1849, 1443, 2875], weight: 1765, trunk: 561, seats: [5], ncap: 5, share: 5 },
      [
        ['Rear-Wheel Drive', 'electric', 208, 'rwd', 'a', 2019, 2027, 469, 0, 60, 491, 170],
        ['Long Range AWD', 'electric', 324, 'awd', 'a', 2019, 2027, 549, 0, 79, 602, 250],
      ],
    ),
    model(
      'Model Y',
      'suv',
      { size: [4751, 1921, 1624, 2890], weight: 1910, trunk: 854, seats: [5], ncap: 5, share: 7 },
      [
        ['Rear-Wheel Drive', 'electric', 220, 'rwd', 'a', 2022, 2027, 509, 0, 60, 455, 170],
        ['Long Range AWD', 'electric', 324, 'awd', 'a', 2021, 2027, 579, 0, 79, 533, 250],
      ],
    ),
  ],
};

export const MAZDA: Make = {
  name: 'Mazda',
  code: 'MA',
  hold: 1,
  trims: [
    ['Core', 1],
    ['Sky', 2],
    ['Cosmo', 3],
  ],
  models: [
    model('CX-5', 'suv', { size: [4575, 1845, 1680, 2700], weight: 1560, trunk: 522, seats: [5], ncap: 5, share: 4 }, [
      ['2.0 SKYACTIV-G', 'petrol', 121, 'fwd', 'ma', 2015, 2026, 369, 1998],
      ['2.5 AWD', 'petrol', 143, 'awd', 'a', 2017, 2026, 429, 2488],
    ]),
    model(
      'MX-5',
      'convertible',
      { size: [3915, 1735, 1230, 2310], weight: 1065, trunk: 130, seats: [2], ncap: 4, share: 1 },
      [['2.0', 'petrol', 135, 'rwd', 'm', 2016, 2027, 389, 1998]],
    ),
  ],
};

export const SUBARU: Make = {
  name: 'Subaru',
  code: 'SU',
  hold: 1.03,
  trims: [
    ['Base', 1],
    ['Active', 2],
    ['XFuel', 3],
  ],
  models: [
    model(
      'Outback',
      'estate',
      { size: [4870, 1875, 1675, 2745], weight: 1680, trunk: 561, seats: [5], ncap: 5, share: 4 },
      [['2.5i AWD', 'petrol', 124, 'awd', 'a', 2015, 2026, 449, 2498]],
    ),
    model(
      'Forester',
      'suv',
      { size: [4640, 1815, 1730, 2670], weight: 1600, trunk: 509, seats: [5], ncap: 5, share: 3 },
      [['2.0i e-BOXER', 'hybrid', 110, 'awd', 'a', 2020, 2027, 419, 1995]],
    ),
  ],
};

export const LAND_ROVER: Make = {
  name: 'Land Rover',
  code: 'LR',
  hold: 0.99,
  trims: [
    ['S', 1],
    ['SE', 2],
    ['HSE', 3],
  ],
  models: [
    model(
      'Defender',
      'suv',
      { size: [5018, 2008, 1967, 3022], weight: 2240, trunk: 645, seats: [5], ncap: 5, share: 3 },
      [
        ['110 D250', 'diesel', 183, 'awd', 'a', 2020, 2027, 899, 2997],
        ['110 P400e', 'plugin', 297, 'awd', 'a', 2021, 2027, 959, 1997, 19.2, 51],
      ],
    ),
    model(
      'Range Rover Evoque',
      'suv',
      { size: [4371, 1904, 1649, 2681], weight: 1790, trunk: 591, seats: [5], ncap: 5, share: 4 },
      [
        ['D200', 'diesel', 150, 'awd', 'a', 2016, 2027, 599, 1997],
        ['P300e', 'plugin', 227, 'awd', 'a', 2020, 2027, 649, 1498, 15, 62],
      ],
    ),
  ],
};

export const BYD: Make = {
  name: 'BYD',
  code: 'BY',
  hold: 0.92,
  trims: [
    ['Comfort', 2],
    ['Design', 3],
  ],
  models: [
    model(
      'Atto 3',
      'suv',
      { size: [4455, 1875, 1615, 2720], weight: 1750, trunk: 440, seats: [5], ncap: 5, share: 3 },
      [['60 kWh', 'electric', 150, 'fwd', 'a', 2022, 2027, 419, 0, 60.5, 420, 88]],
    ),
    model(
      'Seal',
      'saloon',
      { size: [4800, 1875, 1460, 2920], weight: 2055, trunk: 400, seats: [5], ncap: 5, share: 2 },
      [['AWD Excellence', 'electric', 390, 'awd', 'a', 2023, 2027, 559, 0, 82.5, 520, 150]],
    ),
  ],
};

export const HONDA: Make = {
  name: 'Honda',
  code: 'HO',
  hold: 1.02,
  trims: [
    ['Comfort', 1],
    ['Elegance', 2],
    ['Advance', 3],
  ],
  models: [
    model('Jazz', 'city', { size: [4044, 1694, 1526, 2517], weight: 1230, trunk: 304, seats: [5], ncap: 5, share: 3 }, [
      ['1.5 e:HEV', 'hybrid', 80, 'fwd', 'a', 2020, 2026, 279, 1498],
    ]),
    model(
      'CB650R',
      'motorcycle',
      {
        size: [2120, 784, 1075, 1450],
        weight: 202,
        trunk: 0,
        seats: [2],
        ncap: 0,
        share: 1,
        trims: [['Neo Sports Café', 2]],
      },
      [['E-Clutch', 'petrol', 70, 'chain', 'm', 2019, 2027, 105, 649]],
    ),
    model(
      'CRF1100L Africa Twin',
      'motorcycle',
      {
        size: [2330, 960, 1395, 1570],
        weight: 226,
        trunk: 0,
        seats: [2],
        ncap: 0,
        share: 1,
        trims: [['Adventure Sports', 3]],
      },
      [['DCT', 'petrol', 75, 'chain', 'a', 2020, 2027, 189, 1084]],
    ),
  ],
};

export const YAMAHA: Make = {
  name: 'Yamaha',
  code: 'YA',
  hold: 1,
  trims: [
    ['Pure', 2],
    ['GT', 3],
  ],
  models: [
    model(
      'MT-07',
      'motorcycle',
      { size: [2085, 780, 1105, 1400], weight: 184, trunk: 0, seats: [2], ncap: 0, share: 1 },
      [['ABS', 'petrol', 54, 'chain', 'm', 2016, 2027, 92, 689]],
    ),
    model(
      'Tracer 9',
      'motorcycle',
      { size: [2175, 885, 1430, 1500], weight: 220, trunk: 0, seats: [2], ncap: 0, share: 1 },
      [['GT', 'petrol', 88, 'chain', 'm', 2018, 2027, 159, 890]],
    ),
  ],
};
