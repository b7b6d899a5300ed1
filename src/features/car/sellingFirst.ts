/** What buyers ask for, the most important first, as records of all languages of the sites word it. */
const SELLING: readonly RegExp[] = [
  /dragkrok|hengerfeste|anhængertræk|svingbart træk|vetokoukku|ťažné zariadenie|tow ?bar/i,
  /värmepump|varmepumpe|lämpöpumppu|tepelné čerpadlo|heat pump/i,
  /panorama|panoraama|panoramic/i,
  /dieselvärmare|parkeringsvärm|parkeringsvarmer|oliefyr|lisälämmitin|nezávislé kúrenie|parking heater/i,
  /\b360/,
  /backkamera|ryggekamera|bakkamera|peruutuskamera|cúvacia kamera|(?:reversing|rear|backup) camera/i,
  /läderklädsel|skinnklädsel|skinnseter|læderindtræk|nahkaverhoilu|kožené čalúnenie|leather (?:upholstery|seats|interior)/i,
  /adaptiv (?:farthållare|cruise|fartpilot)|mukautuva vakionopeuden|adaptívny tempomat|adaptive cruise/i,
  /eluppvärmda framsäten|oppvarmede forseter|elopvarmede forsæder|lämmitettävät etuistuimet|vyhrievané predné|heated front seats/i,
  /head-?up|heijastusnäyttö/i,
  /matrix/i,
  /carplay|android auto/i,
  /navigation|navigaatio|navigácia/i,
];

/** Items that come first: as many as a folded list shows. */
const MAX_FIRST = 5;

/**
 * Returns the pieces of equipment with up to five that buyers ask for first, one of each kind. The others keep their order: records begin with
 * what every car has, such as ABS.
 */
export function sellingFirst(items: readonly string[]): string[] {
  const first = SELLING.flatMap((kind) => items.find((item) => kind.test(item)) ?? []);
  return [...new Set([...first.slice(0, MAX_FIRST), ...items])];
}
