import type { Country } from './sites.ts';

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly streets: readonly string[];
}

/** Ordinary names of the country; any likeness to a person is chance. Streets take a house number in the country's order. */
export const NAMES: Readonly<Record<Country, Names>> = {
  SE: {
    first: ['Anna', 'Erik', 'Maria', 'Johan', 'Sara', 'Mikael', 'Emma', 'Anders', 'Karin', 'Oskar', 'Linnea', 'Amir', 'Elin', 'Fredrik', 'Leila', 'Gustav', 'Hanna', 'Jonas', 'Petra', 'Viktor'],
    last: ['Lindqvist', 'Bergström', 'Sandberg', 'Hallberg', 'Nyström', 'Öberg', 'Wikström', 'Sjöström', 'Ekholm', 'Dahlin', 'Rosén', 'Åkesson', 'Hedlund', 'Norling', 'Kaya', 'Forsman', 'Ståhl', 'Viklund'],
    streets: ['Industrigatan', 'Verkstadsvägen', 'Kungsgatan', 'Hamngatan', 'Västra Bilgatan', 'Företagsvägen', 'Handelsvägen', 'Motorgatan', 'Stallvägen', 'Kvarnängsgatan'],
  },
  NO: {
    first: ['Ingrid', 'Lars', 'Kari', 'Ole', 'Silje', 'Magnus', 'Marte', 'Henrik', 'Nora', 'Sindre', 'Hilde', 'Jonas', 'Ida', 'Øyvind', 'Samira', 'Knut', 'Tuva', 'Eirik'],
    last: ['Hansen', 'Johansen', 'Solberg', 'Bakken', 'Haugen', 'Moen', 'Lie', 'Strand', 'Fossum', 'Nygård', 'Aas', 'Brekke', 'Tangen', 'Rønning', 'Myhre', 'Dahl'],
    streets: ['Industriveien', 'Bilveien', 'Verkstedveien', 'Havnegata', 'Storgata', 'Fabrikkveien', 'Næringsveien', 'Sjøgata', 'Kvernveien'],
  },
  DK: {
    first: ['Mette', 'Søren', 'Camilla', 'Jens', 'Louise', 'Mads', 'Kirsten', 'Rasmus', 'Freja', 'Niels', 'Signe', 'Kasper', 'Line', 'Thomas', 'Yasmin', 'Bo', 'Ida', 'Jakob'],
    last: ['Nielsen', 'Jensen', 'Møller', 'Kjær', 'Holm', 'Bach', 'Skov', 'Toft', 'Dalgaard', 'Vestergaard', 'Lund', 'Bruun', 'Krogh', 'Winther', 'Friis', 'Damgaard'],
    streets: ['Industrivej', 'Håndværkervej', 'Bilvej', 'Fabriksvej', 'Søndre Ringvej', 'Havnevej', 'Erhvervsvej', 'Mølledamsvej', 'Virkelyst'],
  },
  FI: {
    first: ['Anni', 'Mikko', 'Laura', 'Jari', 'Sanna', 'Ville', 'Minna', 'Antti', 'Elina', 'Timo', 'Katja', 'Juha', 'Riikka', 'Teemu', 'Päivi', 'Samuli', 'Heidi', 'Olli'],
    last: ['Korhonen', 'Virtanen', 'Nieminen', 'Mäkinen', 'Laine', 'Heikkinen', 'Koskela', 'Salonen', 'Rantala', 'Lehto', 'Ojala', 'Kallio', 'Hakala', 'Sundström', 'Peltola', 'Tuomi'],
    streets: ['Teollisuuskatu', 'Autotie', 'Konepajantie', 'Satamakatu', 'Kauppatie', 'Yrittäjäntie', 'Valimotie', 'Moottorikatu', 'Myllykatu'],
  },
  SK: {
    first: ['Jana', 'Peter', 'Zuzana', 'Martin', 'Lucia', 'Tomáš', 'Katarína', 'Michal', 'Eva', 'Juraj', 'Monika', 'Marek', 'Lenka', 'Roman', 'Veronika', 'Ján'],
    last: ['Horváth', 'Kováč', 'Varga', 'Tóth', 'Baláž', 'Hudák', 'Polák', 'Kollár', 'Šimko', 'Mikuš', 'Gajdoš', 'Urban', 'Blaško', 'Krajčí'],
    streets: ['Priemyselná', 'Rožňavská', 'Hlavná', 'Továrenská', 'Mlynská', 'Obchodná', 'Staničná', 'Dielenská'],
  },
  GB: {
    first: ['James', 'Sophie', 'Oliver', 'Amelia', 'Harry', 'Priya', 'Thomas', 'Charlotte', 'Daniel', 'Emily', 'Callum', 'Grace', 'Imran', 'Lucy', 'George', 'Megan', 'Rhys', 'Fiona'],
    last: ['Hartley', 'Whitmore', 'Patel', 'Brooks', 'Fletcher', 'Ellis', 'Marsden', 'Holloway', 'Bennett', 'Sinclair', 'Okafor', 'Pritchard', 'Langley', 'Thornton', 'Moss', 'Kerr'],
    streets: ['Station Road', 'Mill Lane', 'London Road', 'Enterprise Way', 'Foundry Lane', 'Park Street', 'Wharf Road', 'Meridian Way', 'Ashdown Road'],
  },
};
