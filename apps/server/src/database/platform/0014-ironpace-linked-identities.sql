-- An identity waits for the code verifier of the browser that asked for it. Like 0001 it also runs where the rest of the platform is somebody else's.

alter table ironpace.linking_flows
  add column provider_id text,
  add column identity_data jsonb;
comment on column ironpace.linking_flows.provider_id is 'The provider''s own id of the account that came back; null while the browser is at the provider.';
comment on column ironpace.linking_flows.identity_data is 'What becomes the identity''s data once the code has been exchanged.';
