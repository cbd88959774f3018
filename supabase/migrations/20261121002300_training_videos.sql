-- The bucket of training videos: anybody may watch by URL, administrators keep the files and their metadata/{name}.json.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('training_videos', 'training_videos', true, 2147483648, '{video/*,application/json}')
on conflict (id) do nothing;

create policy "Administrators see the bucket of training videos" on storage.buckets
  for select to authenticated using (id = 'training_videos' and (select public.is_admin()));

create policy "Administrators list training videos" on storage.objects
  for select to authenticated using (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Administrators upload training videos" on storage.objects
  for insert to authenticated with check (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Administrators change training videos" on storage.objects
  for update to authenticated
  using (bucket_id = 'training_videos' and (select public.is_admin()))
  with check (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Administrators remove training videos" on storage.objects
  for delete to authenticated using (bucket_id = 'training_videos' and (select public.is_admin()));
