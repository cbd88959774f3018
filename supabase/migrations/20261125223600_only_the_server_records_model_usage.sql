-- What language models cost is for the functions' host to say, with the secret key: any account could have made the figures up.

revoke execute on function public.record_model_usage(text, text, text, integer, bigint, bigint) from authenticated;
grant execute on function public.record_model_usage(text, text, text, integer, bigint, bigint) to service_role;
