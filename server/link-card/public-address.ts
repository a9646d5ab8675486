import { BlockList, isIP } from 'node:net';

/** Ranges that are not reachable, or not meant to be reached, from the public internet: IANA special-purpose registries. */
const RESERVED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within 2000::/3: protocol assignments with Teredo, documentation, 6to4. */
const RESERVED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [range, prefix] of RESERVED_IPV4) reserved.addSubnet(range, prefix, 'ipv4');
for (const [range, prefix] of RESERVED_IPV6) reserved.addSubnet(range, prefix, 'ipv6');

/** Loopback, link-local, unique local, multicast, IPv4-mapped and NAT64 addresses are all outside. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** False for anything but the address of a host on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  // A zone ("%eth0") belongs to link-local addresses only.
  if (family !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
