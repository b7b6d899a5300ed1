-- What metrics count and operators list: few rows among those that were sent.
create index deliveries_unsent on deliveries (state, channel, lead_id) where state <> 'sent';
