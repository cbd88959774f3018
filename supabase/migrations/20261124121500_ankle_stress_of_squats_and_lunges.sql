-- Squats, lunges, throws from a squat and rowing bend the ankle (exercises.csv).
-- Rows that administrators have changed stay as they are.

update public.exercises as e
set body_regions_stressed = stress.after
from (values
  ('Pause squat', '{"knee":3,"lower_back":3,"hip_groin":2,"thigh":2,"abdomen":1}'::jsonb, '{"knee":3,"lower_back":3,"hip_groin":2,"thigh":2,"abdomen":1,"ankle":1}'::jsonb),
  ('Wall ball', '{"knee":2,"shoulder":2,"wrist_hand":1,"hip_groin":2,"thigh":2,"lower_back":1,"neck":1}'::jsonb, '{"knee":2,"shoulder":2,"wrist_hand":1,"hip_groin":2,"thigh":2,"lower_back":1,"neck":1,"ankle":1}'::jsonb),
  ('Thruster', '{"knee":2,"shoulder":3,"wrist_hand":2,"lower_back":2,"hip_groin":2,"thigh":2,"neck":1,"upper_back":1}'::jsonb, '{"knee":2,"shoulder":3,"wrist_hand":2,"lower_back":2,"hip_groin":2,"thigh":2,"neck":1,"upper_back":1,"ankle":1}'::jsonb),
  ('Dumbbell thruster', '{"knee":2,"shoulder":2,"wrist_hand":1,"lower_back":1,"hip_groin":2,"thigh":2}'::jsonb, '{"knee":2,"shoulder":2,"wrist_hand":1,"lower_back":1,"hip_groin":2,"thigh":2,"ankle":1}'::jsonb),
  ('Sandbag lunge', '{"knee":3,"hip_groin":2,"thigh":2,"lower_back":2,"foot":2,"neck":1,"shoulder":1,"upper_back":1}'::jsonb, '{"knee":3,"hip_groin":2,"thigh":2,"lower_back":2,"foot":2,"neck":1,"shoulder":1,"upper_back":1,"ankle":1}'::jsonb),
  ('Front-rack lunge', '{"knee":3,"wrist_hand":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"foot":1}'::jsonb, '{"knee":3,"wrist_hand":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"foot":1,"ankle":1}'::jsonb),
  ('Overhead lunge', '{"shoulder":3,"knee":3,"hip_groin":2,"thigh":2,"lower_back":2,"foot":2}'::jsonb, '{"shoulder":3,"knee":3,"hip_groin":2,"thigh":2,"lower_back":2,"foot":2,"ankle":1}'::jsonb),
  ('Burpee', '{"wrist_hand":2,"shoulder":2,"knee":2,"lower_back":2,"foot":2,"lower_leg":1,"hip_groin":1,"abdomen":2,"chest_ribs":1}'::jsonb, '{"wrist_hand":2,"shoulder":2,"knee":2,"lower_back":2,"foot":2,"lower_leg":1,"hip_groin":1,"abdomen":2,"chest_ribs":1,"ankle":1}'::jsonb),
  ('Row erg', '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"upper_back":1,"thigh":1}'::jsonb, '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"upper_back":1,"thigh":1,"ankle":1}'::jsonb),
  ('Row erg intervals', '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"thigh":2,"upper_back":2}'::jsonb, '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"thigh":2,"upper_back":2,"ankle":1}'::jsonb),
  ('Backpack squat', '{"knee":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1}'::jsonb, '{"knee":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"ankle":1}'::jsonb),
  ('Band squat', '{"knee":2,"hip_groin":1,"thigh":2,"lower_back":1,"shoulder":1}'::jsonb, '{"knee":2,"hip_groin":1,"thigh":2,"lower_back":1,"shoulder":1,"ankle":1}'::jsonb),
  ('Dumbbell front squat', '{"knee":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"wrist_hand":1,"upper_back":1}'::jsonb, '{"knee":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"wrist_hand":1,"upper_back":1,"ankle":1}'::jsonb),
  ('Double kettlebell front squat', '{"knee":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"wrist_hand":1,"upper_back":2}'::jsonb, '{"knee":2,"hip_groin":2,"thigh":2,"lower_back":1,"shoulder":1,"wrist_hand":1,"upper_back":2,"ankle":1}'::jsonb),
  ('Sandbag squat (bear hug)', '{"knee":2,"lower_back":2,"hip_groin":2,"thigh":2,"elbow":1,"upper_back":2,"chest_ribs":1}'::jsonb, '{"knee":2,"lower_back":2,"hip_groin":2,"thigh":2,"elbow":1,"upper_back":2,"chest_ribs":1,"ankle":1}'::jsonb),
  ('Backpack thruster', '{"knee":2,"shoulder":2,"wrist_hand":1,"lower_back":1,"hip_groin":2,"thigh":2}'::jsonb, '{"knee":2,"shoulder":2,"wrist_hand":1,"lower_back":1,"hip_groin":2,"thigh":2,"ankle":1}'::jsonb),
  ('Medicine ball squat throw', '{"knee":2,"shoulder":2,"hip_groin":2,"thigh":2,"lower_back":1,"wrist_hand":1}'::jsonb, '{"knee":2,"shoulder":2,"hip_groin":2,"thigh":2,"lower_back":1,"wrist_hand":1,"ankle":1}'::jsonb),
  ('Row erg 30/30 intervals', '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"thigh":2,"upper_back":2}'::jsonb, '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"thigh":2,"upper_back":2,"ankle":1}'::jsonb),
  ('Row erg threshold intervals', '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"thigh":1,"upper_back":2}'::jsonb, '{"lower_back":2,"knee":2,"hip_groin":2,"wrist_hand":2,"elbow":2,"chest_ribs":2,"thigh":1,"upper_back":2,"ankle":1}'::jsonb)
) as stress (catalogue_name, before, after)
where e.catalogue_name = stress.catalogue_name and e.body_regions_stressed = stress.before;

-- A bench is a box to squat to.
update public.exercises set equipment = 'barbell, rack, box or bench' where catalogue_name = 'Box squat' and equipment = 'barbell, rack, box';
