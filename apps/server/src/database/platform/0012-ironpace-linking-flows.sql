-- Which session began to add a way to sign in. Like 0001 it also runs where the rest of the platform is somebody else's.

create table ironpace.linking_flows (
  flow_id uuid primary key references auth.flow_state (id) on delete cascade,
  session_id uuid not null
);
comment on table ironpace.linking_flows is 'Sign-ins on their way through another site that are to be added to the account of a session: nothing is added once that session has ended.';
alter table ironpace.linking_flows enable row level security;
