-- A frame of a training video lies beside it as posters/{name}.jpg.

update storage.buckets set allowed_mime_types = '{video/*,image/jpeg,application/json}'
where id = 'training_videos' and allowed_mime_types = '{video/*,application/json}';
