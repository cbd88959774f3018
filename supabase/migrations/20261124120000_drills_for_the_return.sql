-- Seven drills for the return after an injury: cuff, balance, hinge, neck, wrist, and breathing in a seat (exercises.csv).
-- An exercise that administrators have added under the same name stays theirs.

insert into public.exercises
  (id, name, catalogue_name, category, movement_pattern, equipment, muscle_group, difficulty, body_regions_stressed, substitutions, description)
values
  ('6289f14c-f00f-54f8-9710-a12759b04d60', 'Band external rotation', 'Band external rotation', 'flexibility', 'mobility', 'band', 'rotator cuff', 'beginner', '{"shoulder":1}', '{"Wall slide","Band pull-apart"}', 'Elbow at the side over a rolled towel, turn the hand out against the band, three seconds back.'),
  ('f44f43c9-f9ee-5025-b24c-690484365ee8', 'Single-leg stand', 'Single-leg stand', 'flexibility', 'mobility', 'none', 'ankle, hip', 'beginner', '{"ankle":1}', '{"Ankle mobility drill","Clamshell"}', 'Stand on one leg near a wall, knee soft, whole foot on the floor; close the eyes when it is easy.'),
  ('8add7275-94f7-502d-bc5a-ac7130d698d9', 'Hip hinge drill (stick)', 'Hip hinge drill (stick)', 'flexibility', 'mobility', 'none', 'hips, back', 'beginner', '{"lower_back":1}', '{"Bird dog","Glute bridge"}', 'A stick along head, back and pelvis: push the hips back and keep all three in touch with it.'),
  ('eaee6898-3950-5c37-9a78-94d3706545e5', 'Chin tuck', 'Chin tuck', 'flexibility', 'mobility', 'none', 'neck', 'beginner', '{"neck":1}', '{"Wall slide","Breathing drill (seated)"}', 'Slide the chin straight back, hold three seconds, let go.'),
  ('d0e38b7b-5722-5fad-af3d-503251eba1a6', 'Isometric wrist hold', 'Isometric wrist hold', 'flexibility', 'mobility', 'none', 'forearms', 'beginner', '{"elbow":1,"wrist_hand":1}', '{"Wall slide","Breathing drill (seated)"}', 'Forearm on a table, palm down: press the back of the hand up into the other hand without moving.'),
  ('8c071c66-8202-5c5c-9ef5-a681784e750e', 'Wrist extension (slow lowering)', 'Wrist extension (slow lowering)', 'flexibility', 'mobility', 'dumbbell or backpack', 'forearms', 'beginner', '{"elbow":1,"wrist_hand":1}', '{"Isometric wrist hold","Wall slide"}', 'Forearm on a table, palm down: lift the weight with the other hand''s help, lower it in four seconds.'),
  ('e940bbc7-0708-5d07-b2f2-1cfb15725cc2', 'Breathing drill (seated)', 'Breathing drill (seated)', 'flexibility', 'recovery', 'none', 'diaphragm', 'beginner', '{}', '{"Cat-cow"}', 'Sit tall, hands on the ribs: in through the nose, out longer than in.')
on conflict do nothing;
