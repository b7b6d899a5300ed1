# The processes behind HAProxy's listener `http-in`, and the machines of the processes, which purge.
backend processes {
  .host = "127.0.0.1";
  .port = "8081";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
  .probe = {
    .request = "GET /readyz HTTP/1.1" "Host: localhost" "Connection: close";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

acl purgers {
  "localhost";
  "10.0.0.0"/8;
}
