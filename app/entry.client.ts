import "~/enhance/enhance";
