-- Skeletons also hold what capitals look like now. Each next call that names a user fills them again.
UPDATE `users` SET `username_skeleton` = NULL;
