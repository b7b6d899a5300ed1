# Without a probe: a fetch that fails is answered from what is stored, and HAProxy knows which process is ready.
# The processes behind HAProxy's listener `http-in`, and the machines of the processes, which purge.
backend processes {
  .host = "127.0.0.1";
  .port = "8081";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

acl purgers {
  "localhost";
  "10.0.0.0"/8;
}
