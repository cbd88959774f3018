-- A pull-up bar hangs too high to row under it, and under a bar in the rack the exercise is the inverted row (exercises.csv).
-- Rows that administrators have changed stay as they are.

update public.exercises set equipment = 'rings' where catalogue_name = 'Ring row' and equipment = 'rings or bar';
