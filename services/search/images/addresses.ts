import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not of the public internet: a URL of a feed must not reach what only this machine can. */
const PRIVATE_4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_4.addSubnet(network, prefix, 'ipv4');
/** All but global unicast (`2000::/3`), and what embeds other addresses in it. A list of its own: `::/3` has every IPv4 address too. */
const PRIVATE_6 = new BlockList();
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE_6.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address is one of the public internet. IPv4 within IPv6 counts as not public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE_4.check(address, 'ipv4');
  return family === 6 && !PRIVATE_6.check(address, 'ipv6');
}

export class AddressError extends Error {
  override name = 'AddressError';
}

/**
 * Returns the look-up of connections: it fails for a host with any address that is not public, unless the host is listed. The connection uses
 * the addresses that were checked, so that a second answer of the name server cannot change them.
 *
 * @param allowedHosts names and addresses that may be private
 */
export function createSafeLookup(
  allowedHosts: readonly string[],
  resolve: typeof dnsLookup = dnsLookup,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (!first || (refused && !allowedHosts.includes(hostname)))
        return callback(new AddressError(`${hostname} has an address that is not public`), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
