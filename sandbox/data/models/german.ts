import { type Make, model } from './model.ts';

export const VOLKSWAGEN: Make = {
  name: 'Volkswagen',
  code: 'VW',
  hold: 1,
  trims: [
    ['Trendline', 1],
    ['Life', 2],
    ['Style', 2],
    ['R-Line', 3],
  ],
  models: [
    model(
      'Golf',
      'hatchback',
      { size: [4284, 1789, 1456, 2619], weight: 1270, trunk: 381, seats: [5], ncap: 5, share: 9 },
      [
        ['1.0 TSI', 'petrol', 81, 'fwd', 'm', 2015, 2024, 275, 999],
        ['1.5 TSI', 'petrol', 110, 'fwd', 'ma', 2018, 2027, 325, 1498],
        ['2.0 TDI', 'diesel', 110, 'fwd', 'ma', 2013, 2027, 345, 1968],
        ['GTI', 'petrol', 180, 'fwd', 'a', 2014, 2027, 465, 1984],
        ['GTE', 'plugin', 150, 'fwd', 'a', 2015, 2023, 419, 1395, 8.7, 50],
      ],
    ),
    model('Polo', 'city', { size: [4074, 1751, 1451, 2552], weight: 1110, trunk: 351, seats: [5], ncap: 5, share: 6 }, [
      ['1.0 MPI', 'petrol', 59, 'fwd', 'm', 2015, 2025, 209, 999],
      ['1.0 TSI', 'petrol', 70, 'fwd', 'ma', 2015, 2027, 235, 999],
    ]),
    model(
      'Passat',
      'estate',
      { size: [4773, 1832, 1516, 2786], weight: 1520, trunk: 650, seats: [5], ncap: 5, share: 7 },
      [
        ['2.0 TDI', 'diesel', 110, 'fwd', 'ma', 2013, 2027, 395, 1968],
        ['2.0 TDI 4Motion', 'diesel', 140, 'awd', 'a', 2015, 2023, 459, 1968],
        ['GTE', 'plugin', 160, 'fwd', 'a', 2016, 2023, 469, 1395, 13, 57],
        ['1.5 eHybrid', 'plugin', 150, 'fwd', 'a', 2024, 2027, 519, 1498, 19.7, 126],
      ],
    ),
    model(
      'Tiguan',
      'suv',
      { size: [4509, 1839, 1675, 2681], weight: 1500, trunk: 615, seats: [5], ncap: 5, share: 7 },
      [
        ['1.5 TSI', 'petrol', 110, 'fwd', 'ma', 2018, 2027, 389, 1498],
        ['2.0 TDI 4Motion', 'diesel', 110, 'awd', 'a', 2013, 2027, 459, 1968],
        ['eHybrid', 'plugin', 180, 'fwd', 'a', 2021, 2027, 509, 1395, 13, 49],
      ],
    ),
    model(
      'ID.3',
      'hatchback',
      { size: [4264, 1809, 1564, 2770], weight: 1790, trunk: 385, seats: [5], ncap: 5, share: 5 },
      [
        ['Pure', 'electric', 110, 'rwd', 'a', 2021, 2024, 385, 0, 45, 348, 110],
        ['Pro', 'electric', 150, 'rwd', 'a', 2020, 2027, 429, 0, 58, 426, 120],
        ['Pro S', 'electric', 150, 'rwd', 'a', 2021, 2027, 489, 0, 77, 549, 170],
      ],
    ),
    model('ID.4', 'suv', { size: [4584, 1852, 1634, 2771], weight: 2050, trunk: 543, seats: [5], ncap: 5, share: 7 }, [
      ['Pro', 'electric', 150, 'rwd', 'a', 2021, 2024, 499, 0, 77, 522, 135],
      ['Pro', 'electric', 210, 'rwd', 'a', 2024, 2027, 519, 0, 77, 553, 175],
      ['GTX 4Motion', 'electric', 250, 'awd', 'a', 2021, 2027, 599, 0, 77, 515, 175],
    ]),
    model(
      'Transporter',
      'van',
      { size: [4904, 1904, 1990, 3000], weight: 1890, trunk: 5800, seats: [3], ncap: 4, share: 5 },
      [
        ['2.0 TDI', 'diesel', 110, 'fwd', 'ma', 2014, 2026, 419, 1968],
        ['2.0 TDI 4Motion', 'diesel', 146, 'awd', 'a', 2016, 2024, 519, 1968],
      ],
    ),
    model(
      'Caddy',
      'van',
      { size: [4500, 1855, 1798, 2755], weight: 1480, trunk: 3100, seats: [2], ncap: 5, share: 4 },
      [['2.0 TDI', 'diesel', 75, 'fwd', 'ma', 2015, 2027, 289, 1968]],
    ),
    model(
      'ID. Buzz Cargo',
      'van',
      { size: [4712, 1985, 1938, 2988], weight: 2240, trunk: 3900, seats: [3], ncap: 5, share: 2 },
      [['Pro', 'electric', 150, 'rwd', 'a', 2022, 2027, 559, 0, 77, 425, 170]],
    ),
    model(
      'Multivan',
      'minibus',
      { size: [4973, 1941, 1907, 3124], weight: 2050, trunk: 763, seats: [7], ncap: 5, share: 2 },
      [
        ['2.0 TDI', 'diesel', 110, 'fwd', 'a', 2015, 2027, 629, 1968],
        ['eHybrid', 'plugin', 160, 'fwd', 'a', 2022, 2027, 719, 1395, 13, 46],
      ],
    ),
    model(
      'Amarok',
      'pickup',
      { size: [5350, 1910, 1888, 3270], weight: 2280, trunk: 1200, seats: [5], ncap: 5, share: 2 },
      [
        ['V6 TDI 4Motion', 'diesel', 165, 'awd', 'a', 2017, 2022, 489, 2967],
        ['V6 TDI 4Motion', 'diesel', 177, 'awd', 'a', 2023, 2027, 619, 2993],
      ],
    ),
  ],
};

export const AUDI: Make = {
  name: 'Audi',
  code: 'AU',
  hold: 1,
  trims: [
    ['Proline', 1],
    ['Advanced', 2],
    ['S line', 3],
  ],
  models: [
    model(
      'A3 Sportback',
      'hatchback',
      { size: [4343, 1816, 1449, 2636], weight: 1320, trunk: 380, seats: [5], ncap: 5, share: 5 },
      [
        ['35 TFSI', 'petrol', 110, 'fwd', 'ma', 2018, 2027, 365, 1498],
        ['40 TFSI e', 'plugin', 150, 'fwd', 'a', 2021, 2025, 439, 1395, 13, 65],
      ],
    ),
    model(
      'A4 Avant',
      'estate',
      { size: [4762, 1847, 1435, 2820], weight: 1560, trunk: 495, seats: [5], ncap: 5, share: 6 },
      [
        ['40 TDI quattro', 'diesel', 150, 'awd', 'a', 2015, 2024, 499, 1968],
        ['35 TFSI', 'petrol', 110, 'fwd', 'a', 2017, 2024, 429, 1984],
      ],
    ),
    model(
      'A6 Avant',
      'estate',
      { size: [4939, 1886, 1467, 2924], weight: 1780, trunk: 565, seats: [5], ncap: 5, share: 4 },
      [
        ['40 TDI quattro', 'diesel', 150, 'awd', 'a', 2014, 2025, 599, 1968],
        ['55 TFSI e quattro', 'plugin', 270, 'awd', 'a', 2020, 2025, 739, 1984, 17.9, 68],
        ['e-tron performance', 'electric', 270, 'rwd', 'a', 2024, 2026, 829, 0, 94.9, 720, 270],
      ],
    ),
    model('Q3', 'suv', { size: [4484, 1856, 1616, 2680], weight: 1530, trunk: 530, seats: [5], ncap: 5, share: 4 }, [
      ['35 TFSI', 'petrol', 110, 'fwd', 'a', 2019, 2027, 419, 1498],
      ['40 TDI quattro', 'diesel', 147, 'awd', 'a', 2019, 2025, 499, 1968],
    ]),
    model('Q5', 'suv', { size: [4682, 1893, 1662, 2819], weight: 1790, trunk: 550, seats: [5], ncap: 5, share: 5 }, [
      ['40 TDI quattro', 'diesel', 150, 'awd', 'a', 2014, 2027, 619, 1968],
      ['50 TFSI e quattro', 'plugin', 220, 'awd', 'a', 2020, 2025, 699, 1984, 17.9, 62],
    ]),
    model(
      'Q4 e-tron',
      'suv',
      { size: [4588, 1865, 1632, 2764], weight: 2060, trunk: 520, seats: [5], ncap: 5, share: 5 },
      [
        ['40', 'electric', 150, 'rwd', 'a', 2021, 2024, 549, 0, 77, 520, 135],
        ['45 quattro', 'electric', 210, 'awd', 'a', 2023, 2027, 629, 0, 77, 525, 175],
      ],
    ),
  ],
};

export const BMW: Make = {
  name: 'BMW',
  code: 'BM',
  hold: 1.01,
  trims: [
    ['Advantage', 1],
    ['Sport Line', 2],
    ['M Sport', 3],
  ],
  models: [
    model(
      '1-serie',
      'hatchback',
      { size: [4319, 1799, 1434, 2670], weight: 1390, trunk: 380, seats: [5], ncap: 5, share: 4 },
      [
        ['118i', 'petrol', 100, 'fwd', 'ma', 2016, 2024, 329, 1499],
        ['120', 'petrol', 125, 'fwd', 'a', 2024, 2027, 389, 1499],
      ],
    ),
    model(
      '3-serie',
      'saloon',
      { size: [4713, 1827, 1440, 2851], weight: 1570, trunk: 480, seats: [5], ncap: 5, share: 6 },
      [
        ['320d xDrive', 'diesel', 140, 'awd', 'a', 2013, 2027, 499, 1995],
        ['330e', 'plugin', 215, 'rwd', 'a', 2017, 2027, 549, 1998, 12, 61],
        ['320i', 'petrol', 135, 'rwd', 'a', 2014, 2027, 459, 1998],
      ],
    ),
    model(
      '5-serie Touring',
      'estate',
      { size: [4963, 1868, 1498, 2975], weight: 1740, trunk: 560, seats: [5], ncap: 5, share: 4 },
      [
        ['520d xDrive', 'diesel', 140, 'awd', 'a', 2014, 2027, 629, 1995],
        ['530e xDrive', 'plugin', 215, 'awd', 'a', 2020, 2027, 699, 1998, 12, 57],
        ['i5 eDrive40', 'electric', 250, 'rwd', 'a', 2024, 2026, 799, 0, 81.2, 560, 205],
      ],
    ),
    model(
      '4-serie Cabriolet',
      'convertible',
      { size: [4768, 1852, 1384, 2851], weight: 1690, trunk: 385, seats: [4], ncap: 5, share: 1 },
      [['420i', 'petrol', 135, 'rwd', 'a', 2015, 2027, 589, 1998]],
    ),
    model('X1', 'suv', { size: [4500, 1845, 1642, 2692], weight: 1580, trunk: 540, seats: [5], ncap: 5, share: 5 }, [
      ['xDrive20d', 'diesel', 140, 'awd', 'a', 2015, 2024, 469, 1995],
      ['xDrive25e', 'plugin', 162, 'awd', 'a', 2020, 2027, 509, 1499, 14.2, 78],
    ]),
    model('X3', 'suv', { size: [4708, 1891, 1676, 2864], weight: 1820, trunk: 550, seats: [5], ncap: 5, share: 4 }, [
      ['xDrive20d', 'diesel', 140, 'awd', 'a', 2014, 2027, 629, 1995],
      ['xDrive30e', 'plugin', 215, 'awd', 'a', 2020, 2027, 689, 1998, 12, 50],
    ]),
    model('X5', 'suv', { size: [4922, 2004, 1745, 2975], weight: 2150, trunk: 650, seats: [5], ncap: 5, share: 3 }, [
      ['xDrive30d', 'diesel', 210, 'awd', 'a', 2014, 2027, 939, 2993],
      ['xDrive45e', 'plugin', 290, 'awd', 'a', 2019, 2023, 979, 2998, 24, 84],
    ]),
    model('i4', 'coupe', { size: [4783, 1852, 1448, 2856], weight: 2050, trunk: 470, seats: [5], ncap: 4, share: 4 }, [
      ['eDrive40', 'electric', 250, 'rwd', 'a', 2021, 2027, 669, 0, 81, 590, 205],
      ['M50', 'electric', 400, 'awd', 'a', 2021, 2026, 819, 0, 81, 510, 205],
    ]),
    model('iX1', 'suv', { size: [4500, 1845, 1616, 2692], weight: 2000, trunk: 490, seats: [5], ncap: 5, share: 3 }, [
      ['xDrive30', 'electric', 230, 'awd', 'a', 2022, 2027, 609, 0, 65, 440, 130],
    ]),
    model(
      'R 1250 GS',
      'motorcycle',
      {
        size: [2207, 952, 1430, 1525],
        weight: 249,
        trunk: 0,
        seats: [2],
        ncap: 0,
        share: 1,
        trims: [
          ['Rallye', 2],
          ['Exclusive', 3],
        ],
      },
      [['Adventure', 'petrol', 100, 'chain', 'm', 2018, 2024, 229, 1254]],
    ),
  ],
};

export const MERCEDES: Make = {
  name: 'Mercedes-Benz',
  code: 'MH',
  hold: 1.01,
  trims: [
    ['Progressive', 1],
    ['Avantgarde', 2],
    ['AMG Line', 3],
  ],
  models: [
    model(
      'A-Klass',
      'hatchback',
      { size: [4419, 1796, 1440, 2729], weight: 1365, trunk: 370, seats: [5], ncap: 5, share: 5 },
      [
        ['A 180', 'petrol', 100, 'fwd', 'ma', 2016, 2026, 345, 1332],
        ['A 250 e', 'plugin', 160, 'fwd', 'a', 2020, 2026, 429, 1332, 15.6, 73],
      ],
    ),
    model(
      'C-Klass',
      'estate',
      { size: [4755, 1820, 1494, 2865], weight: 1660, trunk: 490, seats: [5], ncap: 5, share: 6 },
      [
        ['C 220 d', 'diesel', 147, 'rwd', 'a', 2014, 2027, 509, 1993],
        ['C 300 e', 'plugin', 230, 'rwd', 'a', 2021, 2027, 599, 1999, 25.4, 110],
      ],
    ),
    model(
      'E-Klass',
      'saloon',
      { size: [4949, 1880, 1468, 2961], weight: 1790, trunk: 540, seats: [5], ncap: 5, share: 4 },
      [
        ['E 220 d 4MATIC', 'diesel', 143, 'awd', 'a', 2014, 2027, 649, 1993],
        ['E 300 de', 'plugin', 230, 'rwd', 'a', 2019, 2027, 699, 1993, 19.5, 95],
      ],
    ),
    model('GLC', 'suv', { size: [4716, 1890, 1640, 2888], weight: 1880, trunk: 620, seats: [5], ncap: 5, share: 5 }, [
      ['GLC 220 d 4MATIC', 'diesel', 145, 'awd', 'a', 2016, 2027, 659, 1993],
      ['GLC 300 e 4MATIC', 'plugin', 230, 'awd', 'a', 2020, 2027, 729, 1999, 31.2, 120],
    ]),
    model('EQA', 'suv', { size: [4463, 1834, 1624, 2729], weight: 2020, trunk: 340, seats: [5], ncap: 5, share: 4 }, [
      ['EQA 250', 'electric', 140, 'fwd', 'a', 2021, 2026, 545, 0, 66.5, 426, 100],
      ['EQA 300 4MATIC', 'electric', 168, 'awd', 'a', 2021, 2026, 599, 0, 66.5, 420, 100],
    ]),
    model(
      'EQE',
      'saloon',
      { size: [4946, 1961, 1510, 3120], weight: 2340, trunk: 430, seats: [5], ncap: 5, share: 2 },
      [['EQE 300', 'electric', 180, 'rwd', 'a', 2022, 2026, 829, 0, 89, 640, 170]],
    ),
    model('Vito', 'van', { size: [5140, 1928, 1910, 3200], weight: 1950, trunk: 6000, seats: [3], ncap: 4, share: 3 }, [
      ['114 CDI', 'diesel', 100, 'rwd', 'ma', 2015, 2027, 429, 1950],
      ['eVito', 'electric', 85, 'fwd', 'a', 2021, 2026, 569, 0, 60, 314, 80],
    ]),
    model(
      'Sprinter',
      'van',
      { size: [5932, 2020, 2740, 3665], weight: 2260, trunk: 10500, seats: [3], ncap: 4, share: 3 },
      [['317 CDI', 'diesel', 125, 'rwd', 'a', 2015, 2027, 569, 1950]],
    ),
  ],
};

export const PORSCHE: Make = {
  name: 'Porsche',
  code: 'PO',
  hold: 1.12,
  trims: [
    ['Edition', 2],
    ['Sport Chrono', 3],
  ],
  models: [
    model('911', 'coupe', { size: [4519, 1852, 1298, 2450], weight: 1530, trunk: 132, seats: [4], ncap: 0, share: 2 }, [
      ['Carrera', 'petrol', 283, 'rwd', 'a', 2016, 2027, 1499, 2981],
      ['Carrera 4S', 'petrol', 331, 'awd', 'a', 2019, 2027, 1799, 2981],
    ]),
    model('Macan', 'suv', { size: [4726, 1922, 1621, 2807], weight: 1860, trunk: 488, seats: [5], ncap: 5, share: 3 }, [
      ['S', 'petrol', 280, 'awd', 'a', 2015, 2024, 879, 2894],
      ['4 Electric', 'electric', 300, 'awd', 'a', 2024, 2027, 999, 0, 100, 613, 270],
    ]),
    model(
      'Taycan',
      'saloon',
      { size: [4963, 1966, 1395, 2900], weight: 2130, trunk: 407, seats: [4], ncap: 5, share: 2 },
      [['4S', 'electric', 390, 'awd', 'a', 2020, 2027, 1249, 0, 93, 560, 270]],
    ),
  ],
};

export const MINI: Make = {
  name: 'MINI',
  code: 'MI',
  hold: 1.02,
  trims: [
    ['Classic', 1],
    ['Favoured', 2],
    ['John Cooper Works', 3],
  ],
  models: [
    model(
      'Cooper',
      'city',
      { size: [3876, 1727, 1414, 2495], weight: 1250, trunk: 211, seats: [4], ncap: 4, share: 5 },
      [
        ['C', 'petrol', 100, 'fwd', 'ma', 2015, 2027, 299, 1499],
        ['S', 'petrol', 131, 'fwd', 'a', 2015, 2024, 349, 1998],
        ['SE', 'electric', 135, 'fwd', 'a', 2020, 2024, 385, 0, 29, 234, 50],
        ['SE', 'electric', 160, 'fwd', 'a', 2024, 2027, 419, 0, 54, 402, 95],
      ],
    ),
    model(
      'Countryman',
      'suv',
      { size: [4433, 1843, 1656, 2692], weight: 1570, trunk: 460, seats: [5], ncap: 5, share: 4 },
      [
        ['C', 'petrol', 125, 'fwd', 'a', 2017, 2027, 389, 1499],
        ['SE ALL4', 'electric', 230, 'awd', 'a', 2024, 2027, 529, 0, 65, 433, 130],
      ],
    ),
    model(
      'Cabrio',
      'convertible',
      { size: [3863, 1727, 1415, 2495], weight: 1325, trunk: 215, seats: [4], ncap: 4, share: 1 },
      [['Cooper S', 'petrol', 131, 'fwd', 'a', 2016, 2026, 389, 1998]],
    ),
  ],
};

export const SMART: Make = {
  name: 'smart',
  code: 'SM',
  hold: 0.95,
  trims: [
    ['Pure', 1],
    ['Passion', 2],
    ['Brabus', 3],
  ],
  models: [
    model('#1', 'suv', { size: [4270, 1822, 1636, 2750], weight: 1800, trunk: 323, seats: [5], ncap: 5, share: 3 }, [
      ['Pro+', 'electric', 200, 'rwd', 'a', 2023, 2027, 449, 0, 62, 420, 150],
    ]),
    model('#3', 'coupe', { size: [4400, 1844, 1556, 2785], weight: 1810, trunk: 370, seats: [5], ncap: 5, share: 2 }, [
      ['Premium', 'electric', 200, 'rwd', 'a', 2024, 2027, 479, 0, 62, 455, 150],
    ]),
    model(
      'fortwo',
      'city',
      { size: [2695, 1663, 1555, 1873], weight: 1085, trunk: 260, seats: [2], ncap: 4, share: 2 },
      [['EQ', 'electric', 60, 'rwd', 'a', 2018, 2024, 239, 0, 17.6, 130]],
    ),
  ],
};

export const OPEL: Make = {
  name: 'Opel',
  code: 'OP',
  hold: 0.94,
  trims: [
    ['Edition', 1],
    ['Elegance', 2],
    ['GS Line', 3],
  ],
  models: [
    model(
      'Corsa',
      'city',
      { size: [4060, 1765, 1435, 2538], weight: 1160, trunk: 309, seats: [5], ncap: 4, share: 4 },
      [
        ['1.2 Turbo', 'petrol', 74, 'fwd', 'ma', 2019, 2027, 225, 1199],
        ['Electric', 'electric', 100, 'fwd', 'a', 2020, 2027, 355, 0, 50, 359, 100],
      ],
    ),
    model('Mokka', 'suv', { size: [4151, 1791, 1531, 2557], weight: 1295, trunk: 350, seats: [5], ncap: 4, share: 3 }, [
      ['1.2 Turbo', 'petrol', 96, 'fwd', 'ma', 2021, 2027, 285, 1199],
    ]),
  ],
};
