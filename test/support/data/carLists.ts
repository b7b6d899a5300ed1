/** The car list of each site, and of each brand on a host of its own: host and path. */
export const CAR_LISTS = [
  ['norrvag-se', '/kop-bil/alla-bilar-i-lager'],
  ['norrvag-no', '/kjop-bil/alle-biler'],
  ['norrvag-dk', '/koeb-bil/alle-biler'],
  ['norrvag-fi', '/osta-auto/kaikki-autot'],
  ['rullande-se', '/kop-bil/alla-begagnade-bilar'],
  ['rullande-sk', '/vlastnictvo-auta/kupit-jazdene-auto'],
  ['marlow-uk', '/buy-car/used-cars'],
  ['mercedes.marlow-uk', '/buy-car/used-cars'],
  ['smart.marlow-uk', '/buy-car/used-cars'],
  ['mini.marlow-uk', '/buy-car/used-cars'],
  ['bmw.marlow-uk', '/buy-car/used-cars'],
] as const;
