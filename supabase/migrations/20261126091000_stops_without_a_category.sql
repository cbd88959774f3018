-- A message can be dangerous without showing of what: its stop has no category whose first aid could be said.

alter table public.safety_stops drop constraint safety_stops_category_known;
alter table public.safety_stops add constraint safety_stops_category_known check (category in (
  'heart', 'faint', 'clot', 'cauda-equina', 'rhabdo', 'heat', 'head', 'stroke', 'anaphylaxis', 'sugar', 'suicide', 'eating', 'pregnancy',
  'belly', 'infection', 'spine', 'eye', 'slow-warning', 'stimulants', 'asthma', 'violence', 'limb', 'unclear'));
