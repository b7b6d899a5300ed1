import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePorts } from '../lib/freePorts.ts';
import { type Program, startProgram } from './programs.ts';

/** HAProxy and Varnish in front of the processes, with the configurations of `deploy/`. */
export interface Edge {
  httpsPort: number;
  httpPort: number;
  varnishUrl: string;
  /** Certificate of the listener, which clients trust. */
  certificate: string;
  haproxy: Program;
  varnish: () => Program;
  startVarnish: () => Promise<void>;
  /** Sends a command to HAProxy, such as `set server processes/process-1 weight 10`, and returns its answer. */
  command: (text: string) => Promise<string>;
  stop: () => Promise<void>;
}

interface EdgeOptions {
  /** Root of the product. */
  root: string;
  /** Folder for sockets, keys and rendered files. */
  folder: string;
  /** Ports of the three processes. */
  appPorts: readonly [number, number, number];
  /** Ports that were reserved before, because the processes know the one of Varnish. */
  varnishPort: number;
  /** Names of the certificate. */
  hosts: readonly string[];
  limits?: { clientConnections?: number; clientRate?: number };
}

const LOOPBACK = '127.0.0.1';
/** One client is the load of all visitors. */
const LIMITS = { clientConnections: 2_000, clientRate: 200_000 };

/** Starts Varnish and HAProxy, or neither. @throws Error with the output of the one that does not start */
export async function startEdge({ root, folder, appPorts, varnishPort, hosts, limits }: EdgeOptions): Promise<Edge> {
  mkdirSync(folder, { recursive: true });
  const [httpsPort = 0, httpPort = 0, backendPort = 0] = await freePorts(3);
  const certificate = makeCertificate(folder, hosts);
  const adminSocket = join(folder, 'haproxy.sock');
  const { clientConnections, clientRate } = { ...LIMITS, ...limits };
  const start = () => startVarnish({ root, folder, port: varnishPort, backendPort });
  // Before HAProxy, whose first check would miss it.
  let varnish = await start();
  await using started = new AsyncDisposableStack();
  started.defer(() => varnish.stop());
  const haproxy = await startProgram({
    name: 'HAProxy',
    path: process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy',
    // In the foreground, as a child of this process.
    args: ['-db', '-f', join(root, 'deploy/haproxy/haproxy.cfg')],
    env: {
      HTTPS_BIND: `${LOOPBACK}:${httpsPort}`,
      HTTP_BIND: `${LOOPBACK}:${httpPort}`,
      BACKEND_BIND: `${LOOPBACK}:${backendPort}`,
      CERTIFICATE: join(folder, 'site.pem'),
      VARNISH: `${LOOPBACK}:${varnishPort}`,
      APP_1: `${LOOPBACK}:${appPorts[0]}`,
      APP_2: `${LOOPBACK}:${appPorts[1]}`,
      APP_3: `${LOOPBACK}:${appPorts[2]}`,
      MAX_CONNECTIONS: '4000',
      CLIENT_CONNECTIONS: String(clientConnections),
      CLIENT_RATE: String(clientRate),
      SERVER_MAXCONN: '300',
      ADMIN_SOCKET: adminSocket,
    },
    port: httpsPort,
  });
  started.move();
  return {
    httpsPort,
    httpPort,
    varnishUrl: `http://${LOOPBACK}:${varnishPort}`,
    certificate,
    haproxy,
    varnish: () => varnish,
    startVarnish: async () => {
      varnish = await start();
    },
    command: (line) => sendCommand(adminSocket, line),
    stop: async () => {
      await varnish.stop();
      await haproxy.stop();
    },
  };
}

interface VarnishOptions {
  root: string;
  folder: string;
  port: number;
  /** Port of HAProxy's listener for Varnish. */
  backendPort: number;
}

/** Starts Varnish with the VCL of `deploy/`, of which only the backend's port differs. */
function startVarnish({ root, folder, port, backendPort }: VarnishOptions): Promise<Program> {
  const source = join(root, 'deploy/varnish');
  const vcl = join(folder, 'vcl');
  mkdirSync(vcl, { recursive: true });
  copyFileSync(join(source, 'forecourt.vcl'), join(vcl, 'forecourt.vcl'));
  const backend = readFileSync(join(source, 'backend.vcl'), 'utf8');
  writeFileSync(join(vcl, 'backend.vcl'), backend.replace('.port = "8081"', `.port = "${backendPort}"`));
  const parameters = ['http_gzip_support=off', `vcl_path=${vcl}`].flatMap((parameter) => ['-p', parameter]);
  return startProgram({
    name: 'Varnish',
    path: process.env.VARNISHD_PATH ?? '/usr/sbin/varnishd',
    args: [
      '-F',
      ...['-a', `${LOOPBACK}:${port}`],
      ...['-n', join(folder, 'varnish')],
      ...['-f', join(vcl, 'forecourt.vcl')],
      ...['-s', 'malloc,128m'],
      ...parameters,
    ],
    port,
  });
}

/** Makes a certificate for the hosts, and returns it. */
function makeCertificate(folder: string, hosts: readonly string[]): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const subject = ['-subj', '/CN=Rehearsal', '-addext', `subjectAltName=${names}`];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(
    process.env.OPENSSL_PATH ?? '/usr/bin/openssl',
    [...args, ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  const text = readFileSync(certificate, 'utf8');
  writeFileSync(join(folder, 'site.pem'), text + readFileSync(key, 'utf8'), { mode: 0o600 });
  return text;
}

/** Sends a command to HAProxy's socket, and returns the answer. */
async function sendCommand(path: string, command: string): Promise<string> {
  const socket = connect(path);
  socket.end(`${command}\n`);
  return text(socket);
}
