-- Devices that were switched on before they belonged to a session would show notifications after their session has ended. The app asks for them again.

delete from public.push_subscriptions where session_id is null;
