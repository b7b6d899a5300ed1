create table indexes (
  name text primary key,
  kind text not null check (kind in ('vehicles', 'dealers')),
  locale text not null
);

-- Cars and dealers as they are now. `record` is what searches respond with.
create table records (
  index_name text not null references indexes (name),
  id text not null,
  record json not null,
  hash text not null,
  state text not null,
  price numeric,
  -- The feed whose full sync may drop the record; empty for records of the webhook alone.
  feed text not null default '',
  sold_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (index_name, id)
);
create index records_of_feed on records (index_name, feed);
create index records_sold on records (sold_at) where sold_at is not null;

-- One attempt to read a feed.
create table runs (
  id bigint generated always as identity primary key,
  feed text not null,
  index_name text not null,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  state text not null default 'staging' check (state in ('staging', 'applied', 'refused', 'failed')),
  message text not null default '',
  added integer not null default 0,
  changed integer not null default 0,
  dropped integer not null default 0,
  unchanged integer not null default 0
);

-- The records of a run until they are applied. A crash may empty it: the run is then repeated.
create unlogged table staging (
  run_id bigint not null,
  id text not null,
  record json not null,
  hash text not null,
  state text not null,
  price numeric,
  primary key (run_id, id)
);

-- lz4 takes a tenth of the processor time of the standard compression; not every build of PostgreSQL has it.
do $$ begin
  alter table records alter column record set compression lz4;
  alter table staging alter column record set compression lz4;
exception when others then null;
end $$;

-- What each run has changed.
create table diffs (
  run_id bigint not null references runs (id) on delete cascade,
  id text not null,
  change text not null check (change in ('added', 'changed', 'dropped')),
  fields text[] not null default '{}',
  primary key (run_id, id)
);

create table history (
  index_name text not null,
  id text not null,
  at timestamptz not null default clock_timestamp(),
  price numeric,
  state text not null
);
create index history_of_record on history (index_name, id, at);

-- The outbox: every change of a record in the order of its commit.
create table changes (
  seq bigint generated always as identity primary key,
  index_name text not null,
  id text not null,
  at timestamptz not null default clock_timestamp()
);
create index changes_at on changes (at);

create table settings (name text primary key, value text not null);
insert into settings values ('pruned', '0');

-- How far each reader of the outbox has come, and who reads for it.
create table consumers (
  name text primary key,
  seq bigint not null default 0,
  holder text not null default '',
  held_until timestamptz not null default '-infinity'
);
create table replicas (name text primary key, seq bigint not null, seen_at timestamptz not null);

-- Signatures of webhooks that were accepted, so that none is accepted twice.
create table receipts (signature text primary key, at timestamptz not null default clock_timestamp());

-- A number of `changes` is taken under this lock, which is held until the commit. So numbers become visible in their order, and a reader
-- that has seen one has seen all before it.
create function lock_changes() returns void language sql as $$ select pg_advisory_xact_lock(7206511) $$;

create function note_inserts() returns trigger language plpgsql as $$
begin
  perform lock_changes();
  insert into changes (index_name, id) select index_name, id from new_rows;
  insert into history (index_name, id, price, state) select index_name, id, price, state from new_rows;
  perform pg_notify('changes', '');
  return null;
end $$;

create function note_updates() returns trigger language plpgsql as $$
begin
  perform lock_changes();
  insert into changes (index_name, id)
    select n.index_name, n.id from new_rows n join old_rows o using (index_name, id) where n.hash <> o.hash;
  insert into history (index_name, id, price, state)
    select n.index_name, n.id, n.price, n.state from new_rows n join old_rows o using (index_name, id)
    where n.price is distinct from o.price or n.state <> o.state;
  perform pg_notify('changes', '');
  return null;
end $$;

create function note_deletes() returns trigger language plpgsql as $$
begin
  perform lock_changes();
  insert into changes (index_name, id) select index_name, id from old_rows;
  insert into history (index_name, id, price, state) select index_name, id, null, 'removed' from old_rows;
  perform pg_notify('changes', '');
  return null;
end $$;

create trigger note_inserts after insert on records referencing new table as new_rows
  for each statement execute function note_inserts();
create trigger note_updates after update on records referencing new table as new_rows old table as old_rows
  for each statement execute function note_updates();
create trigger note_deletes after delete on records referencing old table as old_rows
  for each statement execute function note_deletes();
