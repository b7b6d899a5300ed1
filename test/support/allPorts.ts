import { UPSTREAM_NAMES, type UpstreamName } from '../../config/upstreams.ts';
import { hasPorts, type Ports, type PortsWith } from '../../server/ports/ports.ts';

/** Returns the ports of a test whose environment has no upstream off. */
export function allPorts(ports: Ports): PortsWith<UpstreamName> {
  if (!hasPorts(ports, UPSTREAM_NAMES)) throw new Error('An upstream is off');
  return ports;
}
