/** What buyers ask for first, the most important first, as records of all languages of the sites word it. */
export const SELLING_KINDS: readonly RegExp[] = [
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
  /navigation|navigasjon|navigaatio|navigointi|navigácia/i,
];

/** What else is a reason to choose a car. */
const FURTHER_KINDS: readonly RegExp[] = [
  /vinterhjul|vinterdäck|vinterdekk|vinterdæk|talvirenkaat|zimné (?:kolesá|pneumatiky)|second set of wheels|winter (?:wheels|tyres|tires)/i,
  /nyckellös|nøkkelfri|nøglefri|avaimeton|bezkľúčov|keyless/i,
  /(?:elektrisk|el-?)\s?(?:baklucka|bakluke|bagklap)|sähkötoiminen takaluukku|elektrické veko kufra|(?:electric|power(?:ed)?) tailgate/i,
  /eluppvärmd ratt|oppvarmet ratt|rat med varme|lämmitettävä ohjauspyörä|vyhrievaný volant|heated steering wheel/i,
  /döda vinkeln|blindsone|blindvinkel|kuolleen kulman|mŕtveho uhla|blind spot/i,
  /takrails|tagræling|kattokaiteet|strešné nosníky|roof rails/i,
];

/** Returns the rank of the kind of a piece of equipment, from 0 for the most wanted; `Infinity` for one of no kind. */
export function equipmentRank(name: string): number {
  // Two look-ups: a joined array would stay in the scripts of the browser, which has no use for it.
  const isKind = (kind: RegExp) => kind.test(name);
  const selling = SELLING_KINDS.findIndex(isKind);
  if (selling !== -1) return selling;
  const further = FURTHER_KINDS.findIndex(isKind);
  return further === -1 ? Number.POSITIVE_INFINITY : SELLING_KINDS.length + further;
}

/** Returns what is the same for pieces of equipment that replace each other: those of a kind, or the same name. */
export function equipmentKey(name: string): string {
  const rank = equipmentRank(name);
  return Number.isFinite(rank) ? `kind ${rank}` : name;
}

/**
 * Groups chosen pieces of equipment. A car needs one of each group: those of a kind are alternatives (both kinds of tow bar), everything else
 * is wanted at once.
 */
export function equipmentGroups(names: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = equipmentKey(name);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}
