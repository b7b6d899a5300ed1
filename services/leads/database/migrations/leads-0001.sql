-- Each lead once, by the id of its form.
create table leads (
  id uuid primary key,
  -- Of form and values: another lead with the id is a conflict.
  digest text not null,
  form text not null,
  -- Null once it is no longer needed: it has personal data.
  lead json,
  received_at timestamptz not null default clock_timestamp()
);

-- What is to be sent of a lead, and what became of it.
create table deliveries (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  channel text not null check (channel in ('dealer', 'customer', 'webhook')),
  -- A mail address or a URL.
  target text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default clock_timestamp(),
  -- Until then one process is sending it.
  held_until timestamptz,
  error text,
  ended_at timestamptz
);
create index deliveries_waiting on deliveries (next_at) where state = 'waiting';
create index deliveries_of_lead on deliveries (lead_id);
