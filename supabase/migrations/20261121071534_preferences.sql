-- What athletes want to see their numbers in, and whether their data may be given to a language model.

alter table public.athlete_profiles
  add column distance_units text not null default 'km'
    constraint athlete_profiles_distance_units_known check (distance_units in ('km', 'mi')),
  add column week_start text not null default 'monday'
    constraint athlete_profiles_week_start_known check (week_start in ('monday', 'sunday')),
  add column ai_consent boolean not null default false,
  add column ai_consent_at timestamptz;
comment on column public.athlete_profiles.distance_units is 'How distances and paces are shown; they are stored in metres and seconds.';
comment on column public.athlete_profiles.week_start is 'The day a calendar week is shown from. The weeks of a plan always begin on Monday.';
comment on column public.athlete_profiles.ai_consent is 'Whether a language model may be given this athlete''s data. Without it none is asked.';
comment on column public.athlete_profiles.ai_consent_at is 'When the consent that holds was given; the database''s clock, whatever the client sends.';

create function private.date_ai_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.ai_consent_at := case
    when not new.ai_consent then null
    when tg_op = 'UPDATE' and old.ai_consent then old.ai_consent_at
    else now()
  end;
  return new;
end
$$;
create trigger date_ai_consent before insert or update of ai_consent, ai_consent_at on public.athlete_profiles
for each row execute function private.date_ai_consent();

alter table public.athlete_profiles
  add constraint athlete_profiles_ai_consent_dated check (ai_consent = (ai_consent_at is not null));
