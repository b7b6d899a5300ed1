import type { Misspelled } from '../../../lib/misspelledNames.ts';
import { checkDatabaseUrl, checkSecrets, type Variables, variableReader } from '../../lib/environment.ts';

/** The environment of the leads service, read once. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL URL; empty: an embedded database in `dataFolder`. */
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Keys that callers of `/forms` may send, at least one. */
  readonly leadsKeys: readonly string[];
  /** `smtp://` or `smtps://` with user and password; empty: no mails. */
  readonly smtpUrl: string;
  /** Sender of all mails: `Norrväg <no-reply@norrvag.example>`. */
  readonly mailFrom: string;
  /** Gets the lead when the server of a dealer's address refuses it; empty: nobody. */
  readonly fallbackMail: string;
  /** Whether customers get a mail with what they have sent. */
  readonly confirms: boolean;
  /** A folder with templates of the customer; empty: none. */
  readonly templatesFolder: string;
  /** Receives each lead as a signed webhook; empty: none. */
  readonly webhookUrl: string;
  /** The first one signs. */
  readonly webhookSecrets: readonly string[];
  readonly retryHours: number;
  readonly keepDays: number;
  readonly logLevel: string;
  /** Variables that mean nothing, and look like one of these. */
  readonly misspelled: readonly Misspelled[];
}

const MAIL_ADDRESS = /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** @throws EnvironmentError with a line for each invalid variable */
export function readEnvironment(variables: Variables): Environment {
  const reader = variableReader(variables);
  const { text, list, integer, urls, wrong } = reader;
  const environment: Omit<Environment, 'misspelled'> = {
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', 4030, 65_535),
    databaseUrl: text('DATABASE_URL'),
    dataFolder: text('DATA_FOLDER', 'var/leads'),
    leadsKeys: list('LEADS_KEYS'),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    fallbackMail: text('FALLBACK_MAIL'),
    confirms: text('CONFIRM_TO_CUSTOMER', 'on') === 'on',
    templatesFolder: text('TEMPLATES_FOLDER'),
    webhookUrl: urls('WEBHOOK_URL', /^https?:/)[0] ?? '',
    webhookSecrets: list('WEBHOOK_SECRETS'),
    retryHours: integer('RETRY_HOURS', 72, 720),
    keepDays: integer('KEEP_DAYS', 30, 3_650),
    logLevel: text('LOG_LEVEL', 'info'),
  };
  const { databaseUrl, leadsKeys, smtpUrl, mailFrom, fallbackMail, webhookUrl, webhookSecrets } = environment;
  checkDatabaseUrl(databaseUrl, reader);
  checkSecrets('WEBHOOK_SECRETS', webhookSecrets, reader);
  if (leadsKeys.length === 0) wrong('LEADS_KEYS has no key');
  if (!/^(?:on|off)$/.test(text('CONFIRM_TO_CUSTOMER', 'on'))) wrong('CONFIRM_TO_CUSTOMER is on or off');
  if (!smtpUrl && !webhookUrl) wrong('SMTP_URL or WEBHOOK_URL is needed: leads would go nowhere');
  if (smtpUrl && (!URL.canParse(smtpUrl) || !/^smtps?:/.test(smtpUrl)))
    wrong('SMTP_URL begins with smtp:// or smtps://');
  if (smtpUrl && !MAIL_ADDRESS.test(mailFrom)) wrong('SMTP_URL needs MAIL_FROM, the address of the sender');
  if (fallbackMail && !MAIL_ADDRESS.test(fallbackMail)) wrong('FALLBACK_MAIL is a mail address');
  if (webhookUrl && webhookSecrets.length === 0) wrong('WEBHOOK_URL needs WEBHOOK_SECRETS');
  return { ...environment, misspelled: reader.check() };
}
